import type { Finding } from './finding'

const file = '.env'

/** Signs by which others' services know whose visits they count. */
const analyticsId = /\b(?:UA-\d{4,}-\d+|G-[A-Z0-9]{8,}|GTM-[A-Z0-9]{5,}|AW-\d{8,})\b/

/** How many different signs a token has at least that nobody typed by hand. */
const variety = 12

/** What is wrong with the settings of an installation that is to go public. */
export function checkSettings(env: NodeJS.ProcessEnv): Finding[] {
  const messages = [
    ...publicUrlFaults(env.PUBLIC_URL?.trim()),
    ...tokenFaults(env.API_TOKEN),
    ...contactFaults(env),
    ...analyticsFaults(env),
  ]
  return messages.map((message) => ({ file, message }))
}

function publicUrlFaults(url: string | undefined): string[] {
  if (!url) return ['PUBLIC_URL is not set: search engines and previews need the site’s address.']
  if (!URL.canParse(url)) return [`PUBLIC_URL, "${url}", is no address: write https://….`]
  const { protocol, hostname } = new URL(url)
  if (/(^|\.)(localhost|example\.(com|org|net))$/.test(hostname)) {
    return [`PUBLIC_URL, "${url}", is a placeholder: write where the site really is.`]
  }
  return protocol === 'https:' ? [] : [`PUBLIC_URL, "${url}", is not secure: serve it by https.`]
}

function tokenFaults(tokens = ''): string[] {
  const weak = tokens
    .split(',')
    .filter((token) => token.trim() && new Set(token.trim()).size < variety)
  return weak.length > 0 ? ['API_TOKEN can be guessed: make one by "openssl rand -base64 36".'] : []
}

function contactFaults({
  CONTACT_SMTP_URL,
  CONTACT_WEBHOOK,
  VITE_CONTACT_ENDPOINT,
  CONTACT,
}: NodeJS.ProcessEnv) {
  if (CONTACT_SMTP_URL || CONTACT_WEBHOOK || VITE_CONTACT_ENDPOINT || CONTACT === 'simulated')
    return []
  return [
    'The contact form only plays sending: set CONTACT_SMTP_URL or CONTACT_WEBHOOK, or CONTACT=simulated if that is meant.',
  ]
}

function analyticsFaults({ VITE_ANALYTICS_ENDPOINT: endpoint = '' }: NodeJS.ProcessEnv): string[] {
  return analyticsId.test(endpoint)
    ? [`VITE_ANALYTICS_ENDPOINT holds "${analyticsId.exec(endpoint)?.[0]}": is that account yours?`]
    : []
}

/** Lines of a file that hold an id of somebody's analytics account. */
export function checkAnalyticsIds(name: string, text: string): Finding[] {
  return text.split('\n').flatMap((line, index) => {
    const id = analyticsId.exec(line)?.[0]
    if (!id) return []
    const message = `"${id}" counts visits for somebody: remove it, unless the account is yours.`
    return [{ file: name, line: index + 1, message }]
  })
}
