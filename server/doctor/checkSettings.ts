import { contactNotice } from '../resources/messages/contactNotice'
import { problem, type Finding, type Problem } from './finding'

/** Account ids of Google's analytics services. */
const analyticsId = /\b(?:UA-\d{4,}-\d+|G-[A-Z0-9]{8,}|GTM-[A-Z0-9]{5,}|AW-\d{8,})\b/

/** The number of different characters below which a token was probably typed by hand. */
const minDifferentCharacters = 12

export function checkSettings(env: NodeJS.ProcessEnv): Finding[] {
  const faults = {
    must: [...publicUrlFaults(env.PUBLIC_URL?.trim()), ...tokenFaults(env.API_TOKEN)],
    should: [...studioFaults(env), ...contactFaults(env), ...analyticsFaults(env)],
  }
  return (['must', 'should'] as const).flatMap((severity) =>
    faults[severity].map((fault) => ({ severity, file: '.env', ...fault })),
  )
}

function publicUrlFaults(url: string | undefined): Problem[] {
  const setting = 'PUBLIC_URL'
  if (!url) return [{ setting, ...problem('noPublicUrl') }]
  const { protocol, hostname } = new URL(url)
  if (/(^|\.)(localhost|example\.(com|org|net))$/.test(hostname)) {
    return [{ setting, ...problem('placeholderPublicUrl', url) }]
  }
  return protocol === 'https:' ? [] : [{ setting, ...problem('insecurePublicUrl', url) }]
}

/** Pages of one origin can read and do in each other what their visitor can. */
function studioFaults(env: NodeJS.ProcessEnv): Problem[] {
  const { BASE_PATH: path = '/', STUDIO, PUBLIC_URL, STUDIO_URL } = env
  const isShared = path.trim() !== '/' && path.trim() !== '' && STUDIO?.trim() !== 'off'
  if (!isShared || (STUDIO_URL?.trim() && originOf(STUDIO_URL) !== originOf(PUBLIC_URL))) return []
  return [problem('sharedOrigin')]
}

function originOf(url = ''): string | undefined {
  return URL.canParse(url.trim()) ? new URL(url.trim()).origin : undefined
}

function tokenFaults(tokens = ''): Problem[] {
  const weak = tokens
    .split(',')
    .filter((token) => token.trim() && new Set(token.trim()).size < minDifferentCharacters)
  return weak.length > 0 ? [problem('weakToken')] : []
}

function contactFaults({
  CONTACT_SMTP_URL,
  CONTACT_WEBHOOK,
  VITE_CONTACT_ENDPOINT,
  CONTACT,
}: NodeJS.ProcessEnv): Problem[] {
  const isSimulated = CONTACT?.trim() === 'simulated'
  const notice = contactNotice({
    isSimulated,
    isDelivered: Boolean(CONTACT_SMTP_URL || CONTACT_WEBHOOK || VITE_CONTACT_ENDPOINT),
  })
  // Only the environment has `CONTACT`.
  const setting = isSimulated ? undefined : 'CONTACT_SMTP_URL'
  return notice ? [{ code: 'contact', message: notice, setting }] : []
}

function analyticsFaults({ VITE_ANALYTICS_ENDPOINT: endpoint = '' }: NodeJS.ProcessEnv): Problem[] {
  const account = analyticsId.exec(endpoint)?.[0]
  return account ? [problem('analyticsEndpoint', account)] : []
}

/** Finds the lines of a file that contain the id of an analytics account. */
export function checkAnalyticsIds(name: string, text: string): Finding[] {
  return text.split('\n').flatMap((line, index) => {
    const id = analyticsId.exec(line)?.[0]
    if (!id) return []
    return [{ severity: 'must', file: name, line: index + 1, ...problem('analyticsAccount', id) }]
  })
}
