import path from 'node:path'
import type { ContactConfig } from '../messages/delivery'
import { paths } from '../paths'
import { UserFacingError } from '../UserFacingError'

export interface Config {
  host: string
  port: number
  /** The folder of the embedded database. */
  dataDir: string
  /** A PostgreSQL to use in its place. */
  databaseUrl?: string
  /** What a write must bear, one of them. */
  tokens: string[]
  /** How many proxies in front of the server are believed about a visitor's address. */
  trustedProxies: number
  /** The path that the site is mounted at. */
  basePath: string
  logLevel: string
  /** Where visitors' messages go; nowhere where it says nothing. */
  contact: ContactConfig
}

const shortestToken = 32

/**
 * Reads the configuration out of the environment.
 * @throws UserFacingError naming the variable that makes no sense
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  return {
    host: env.HOST?.trim() || '127.0.0.1',
    port: readNumber('PORT', env.PORT, 3000, 65_535),
    dataDir: path.resolve(paths.root, env.DATA_DIR?.trim() || 'data'),
    databaseUrl: readDatabaseUrl(env.DATABASE_URL?.trim()),
    tokens: readTokens(env.API_TOKEN),
    trustedProxies: readNumber('TRUSTED_PROXIES', env.TRUSTED_PROXIES, 0, 10),
    basePath: readBasePath(env.BASE_PATH?.trim() || '/'),
    logLevel: readLogLevel(env.LOG_LEVEL?.trim() || 'warn'),
    contact: readContact(env),
  }
}

function readNumber(name: string, text: string | undefined, fallback: number, most: number) {
  const value = text?.trim() || String(fallback)
  if (!/^\d{1,5}$/.test(value) || Number(value) > most) {
    throw new UserFacingError(`${name} must be a number from 0 to ${most}, not "${value}".`)
  }
  return Number(value)
}

function readBasePath(path: string): string {
  if (/^\/(?:[\w-]+\/)*$/.test(path)) return path
  throw new UserFacingError(`BASE_PATH must begin and end with a slash, not "${path}".`)
}

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']

function readLogLevel(level: string): string {
  if (logLevels.includes(level)) return level
  throw new UserFacingError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${level}".`)
}

function readDatabaseUrl(url: string | undefined): string | undefined {
  if (!url) return undefined
  if (/^postgres(ql)?:\/\//.test(url) && URL.canParse(url)) return url
  // The address may hold a password, so that it is not repeated.
  throw new UserFacingError('DATABASE_URL must be an address that begins with postgres://.')
}

function readTokens(text: string | undefined): string[] {
  if (text === undefined || text.trim() === '') return []
  const tokens = text.split(',').map((token) => token.trim())
  if (tokens.some((token) => token.length < shortestToken)) {
    throw new UserFacingError(
      `API_TOKEN must have ${shortestToken} characters or more, each of them where several are given.`,
    )
  }
  if (tokens.some((token) => !/^[\x21-\x7e]+$/.test(token))) {
    throw new UserFacingError('API_TOKEN may hold letters, digits and signs only, no spaces.')
  }
  return tokens
}

const mailbox = /^(?:[^<>@]+ <)?[^\s<>@]+@[^\s<>@]+>?$/

function readContact(env: NodeJS.ProcessEnv): ContactConfig {
  const [url, webhook, to] = [env.CONTACT_SMTP_URL, env.CONTACT_WEBHOOK, env.CONTACT_TO].map(
    (text) => text?.trim() || undefined,
  )
  // It may contain a password, so that it is not repeated.
  if (webhook && !(/^https?:\/\//i.test(webhook) && URL.canParse(webhook))) {
    throw new UserFacingError('CONTACT_WEBHOOK must be an address that begins with https://.')
  }
  if (!url) return { webhook }
  // The address may hold a password, so that it is not repeated.
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url)) {
    throw new UserFacingError(
      'CONTACT_SMTP_URL must be an address that begins with smtps:// or smtp://.',
    )
  }
  if (!to || !mailbox.test(to)) {
    throw new UserFacingError(
      'CONTACT_TO must be the mailbox that messages are for: name@example.com.',
    )
  }
  const from = env.CONTACT_FROM?.trim() || to
  if (!mailbox.test(from))
    throw new UserFacingError('CONTACT_FROM must be a mailbox: name@example.com.')
  return { smtp: { url, to, from } }
}
