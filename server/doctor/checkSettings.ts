import { contactNotice } from '../resources/messages/contactNotice'
import type { Finding, Severity } from './finding'

/** Account ids of Google's analytics services. */
const analyticsId = /\b(?:UA-\d{4,}-\d+|G-[A-Z0-9]{8,}|GTM-[A-Z0-9]{5,}|AW-\d{8,})\b/

/** The number of different characters below which a token was probably typed by hand. */
const minDifferentCharacters = 12

/** Checks the settings of an installation that is to be published. */
export function checkSettings(env: NodeJS.ProcessEnv): Finding[] {
  const faults: Record<Severity, string[]> = {
    must: [...publicUrlFaults(env.PUBLIC_URL?.trim()), ...tokenFaults(env.API_TOKEN)],
    should: [...studioFaults(env), ...contactFaults(env), ...analyticsFaults(env)],
    could: subscriptionFaults(env),
  }
  return (['must', 'should', 'could'] as const).flatMap((severity) =>
    faults[severity].map((message) => ({ severity, file: '.env', message })),
  )
}

function publicUrlFaults(url: string | undefined): string[] {
  if (!url)
    return ['PUBLIC_URL is not set: set it to the site’s address, for search engines and previews.']
  if (!URL.canParse(url)) return [`PUBLIC_URL, "${url}", is no address: set it to https://….`]
  const { protocol, hostname } = new URL(url)
  if (/(^|\.)(localhost|example\.(com|org|net))$/.test(hostname)) {
    return [`PUBLIC_URL, "${url}", is a placeholder: set it to the site’s real address.`]
  }
  return protocol === 'https:'
    ? []
    : [`PUBLIC_URL, "${url}", is not secure: serve the site over https.`]
}

/** Pages of one origin can read and do in each other what their visitor can. */
function studioFaults(env: NodeJS.ProcessEnv): string[] {
  const { BASE_PATH: path = '/', STUDIO, PUBLIC_URL, STUDIO_URL } = env
  const isShared = path.trim() !== '/' && path.trim() !== '' && STUDIO?.trim() !== 'off'
  if (!isShared || (STUDIO_URL?.trim() && originOf(STUDIO_URL) !== originOf(PUBLIC_URL))) return []
  return [
    'BASE_PATH is set: other software on the same host can read and change all that the studio can. Set STUDIO_URL to an address of its own, or STUDIO=off; docs/deployment.md describes both.',
  ]
}

function originOf(url = ''): string | undefined {
  return URL.canParse(url.trim()) ? new URL(url.trim()).origin : undefined
}

function tokenFaults(tokens = ''): string[] {
  const weak = tokens
    .split(',')
    .filter((token) => token.trim() && new Set(token.trim()).size < minDifferentCharacters)
  return weak.length > 0
    ? ['API_TOKEN can be guessed: create one with "openssl rand -base64 36".']
    : []
}

function contactFaults({
  CONTACT_SMTP_URL,
  CONTACT_WEBHOOK,
  VITE_CONTACT_ENDPOINT,
  CONTACT,
}: NodeJS.ProcessEnv): string[] {
  const notice = contactNotice({
    isSimulated: CONTACT?.trim() === 'simulated',
    isDelivered: Boolean(CONTACT_SMTP_URL || CONTACT_WEBHOOK || VITE_CONTACT_ENDPOINT),
  })
  return notice ? [notice] : []
}

function subscriptionFaults({ CONTACT_SMTP_URL }: NodeJS.ProcessEnv): string[] {
  return CONTACT_SMTP_URL
    ? []
    : [
        'The Subscribe box of the blog has no effect: set CONTACT_SMTP_URL and CONTACT_TO, so that visitors can subscribe by e-mail.',
      ]
}

function analyticsFaults({ VITE_ANALYTICS_ENDPOINT: endpoint = '' }: NodeJS.ProcessEnv): string[] {
  return analyticsId.test(endpoint)
    ? [
        `VITE_ANALYTICS_ENDPOINT contains "${analyticsId.exec(endpoint)?.[0]}": check that the account is yours.`,
      ]
    : []
}

/** Finds the lines of a file that contain the id of an analytics account. */
export function checkAnalyticsIds(name: string, text: string): Finding[] {
  return text.split('\n').flatMap((line, index) => {
    const id = analyticsId.exec(line)?.[0]
    if (!id) return []
    const message = `"${id}" is the id of an analytics account: remove it, unless the account is yours.`
    return [{ severity: 'must', file: name, line: index + 1, message }]
  })
}
