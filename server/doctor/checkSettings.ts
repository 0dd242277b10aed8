import { contactNotice } from '../resources/messages/delivery'
import { findMisspelt } from '../envFile'
import { finding, problem, type Finding, type Problem } from './finding'

/** The number of different characters below which a token was probably typed by hand. */
const minDifferentCharacters = 12

export function checkSettings(env: NodeJS.ProcessEnv): Finding[] {
  return [
    ...finding('must', publicUrlFault(env.PUBLIC_URL?.trim())),
    ...finding('must', hasWeakToken(env.API_TOKEN) && problem('weakToken')),
    ...finding('should', isOriginShared(env) && problem('sharedOrigin')),
    ...finding('should', contactFault(env)),
    ...findMisspelt(env).flatMap(({ name, setting }) =>
      finding('should', {
        code: `misspelt ${name}`,
        message: ({ settings }) => settings.misspelt(name, setting),
      }),
    ),
  ].map((one) => ({ ...one, file: '.env' }))
}

function publicUrlFault(url: string | undefined): Problem | undefined {
  const setting = 'PUBLIC_URL'
  if (!url) return { setting, ...problem('noPublicUrl') }
  const { protocol, hostname } = new URL(url)
  if (/(^|\.)(localhost|example\.(com|org|net))$/.test(hostname)) {
    return { setting, ...problem('placeholderPublicUrl', url) }
  }
  return protocol === 'https:' ? undefined : { setting, ...problem('insecurePublicUrl', url) }
}

/** Whether pages of other software can read and do in the studio what its owner can. */
function isOriginShared(env: NodeJS.ProcessEnv): boolean {
  const { BASE_PATH: path = '/', STUDIO, PUBLIC_URL, STUDIO_URL } = env
  const isBelow = path.trim() !== '/' && path.trim() !== '' && STUDIO?.trim() !== 'off'
  return isBelow && (!STUDIO_URL?.trim() || originOf(STUDIO_URL) === originOf(PUBLIC_URL))
}

function originOf(url = ''): string | undefined {
  return URL.canParse(url.trim()) ? new URL(url.trim()).origin : undefined
}

const hasWeakToken = (tokens = '') =>
  tokens
    .split(',')
    .some((token) => token.trim() && new Set(token.trim()).size < minDifferentCharacters)

function contactFault(env: NodeJS.ProcessEnv): Problem | undefined {
  const { CONTACT_SMTP_URL, CONTACT_WEBHOOK, VITE_CONTACT_ENDPOINT, CONTACT } = env
  const isSimulated = CONTACT?.trim() === 'simulated'
  const isDelivered = Boolean(CONTACT_SMTP_URL || CONTACT_WEBHOOK || VITE_CONTACT_ENDPOINT)
  const message = contactNotice({ isSimulated, isDelivered })
  // Only the environment has `CONTACT`.
  const setting = isSimulated ? undefined : 'CONTACT_SMTP_URL'
  return message && { code: 'contact', message, setting }
}
