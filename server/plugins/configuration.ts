import path from 'node:path'
import envSchema from 'env-schema'
import { Type, type Static } from 'typebox'
import type { ContactConfig } from '../messages/delivery'
import { paths } from '../paths'
import { UserFacingError } from '../UserFacingError'

export interface Config {
  host: string
  port: number
  /** The folder of the embedded database. */
  dataDir: string
  /** The PostgreSQL database that replaces the embedded one. */
  databaseUrl?: string
  /** Tokens that authorize writes. */
  tokens: string[]
  /** The number of proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: number
  /** The path that the site is mounted at, with a leading and a trailing slash. */
  basePath: string
  logLevel: string
  /** How contact messages are delivered; empty where they are not. */
  contact: ContactConfig
}

const isUrl = (protocol: RegExp) => (text: string) => protocol.test(text) && URL.canParse(text)

const formats: Record<string, (text: string) => boolean> = {
  'postgres-url': isUrl(/^postgres(ql)?:\/\//),
  'smtp-url': isUrl(/^smtps?:\/\//),
  'http-url': isUrl(/^https?:\/\//i),
  'base-path': (text) => /^\/(?:[\w-]+\/)*$/.test(text),
  mailbox: (text) => /^(?:[^<>@]+ <)?[^\s<>@]+@[^\s<>@]+>?$/.test(text),
  tokens: (text) => splitTokens(text).every((token) => /^[\x21-\x7e]{32,}$/.test(token)),
}

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']

const mailboxDescription = 'must be a mailbox such as name@example.com'
const Mailbox = Type.String({ format: 'mailbox', description: mailboxDescription })

/** `description` completes an error message; a value that is `writeOnly` is never printed. */
const Settings = Type.Object(
  {
    HOST: Type.String({ default: '127.0.0.1' }),
    PORT: Type.Integer({
      minimum: 0,
      maximum: 65_535,
      default: 3000,
      description: 'must be a number from 0 to 65535',
    }),
    DATA_DIR: Type.String({ default: 'data' }),
    DATABASE_URL: Type.Optional(
      Type.String({
        format: 'postgres-url',
        description: 'must be an address that begins with postgres://',
        writeOnly: true,
      }),
    ),
    API_TOKEN: Type.Optional(
      Type.String({
        format: 'tokens',
        description:
          'must have 32 characters or more, letters, digits and signs without spaces; separate several tokens by commas',
        writeOnly: true,
      }),
    ),
    TRUSTED_PROXIES: Type.Integer({
      minimum: 0,
      maximum: 10,
      default: 0,
      description: 'must be a number from 0 to 10',
    }),
    BASE_PATH: Type.String({
      format: 'base-path',
      default: '/',
      description: 'must begin and end with a slash',
    }),
    LOG_LEVEL: Type.String({
      enum: logLevels,
      default: 'warn',
      description: `must be one of ${logLevels.join(', ')}`,
    }),
    CONTACT_WEBHOOK: Type.Optional(
      Type.String({
        format: 'http-url',
        description: 'must be an address that begins with https://',
        writeOnly: true,
      }),
    ),
    CONTACT_SMTP_URL: Type.Optional(
      Type.String({
        format: 'smtp-url',
        description: 'must be an address that begins with smtps:// or smtp://',
        writeOnly: true,
      }),
    ),
    CONTACT_TO: Type.Optional(Type.String({ description: mailboxDescription })),
    CONTACT_FROM: Type.Optional(Type.String({ description: mailboxDescription })),
  },
  {
    dependencies: {
      CONTACT_SMTP_URL: Type.Object({
        CONTACT_TO: Mailbox,
        CONTACT_FROM: Type.Optional(Mailbox),
      }),
    },
  },
)
type Settings = Static<typeof Settings>

/**
 * Reads the configuration from environment variables; empty ones count as unset.
 * @throws UserFacingError that names an invalid variable
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const settings = readSettings(env)
  return {
    host: settings.HOST,
    port: settings.PORT,
    dataDir: path.resolve(paths.root, settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    tokens: settings.API_TOKEN === undefined ? [] : splitTokens(settings.API_TOKEN),
    trustedProxies: settings.TRUSTED_PROXIES,
    basePath: settings.BASE_PATH,
    logLevel: settings.LOG_LEVEL,
    contact: contactConfig(settings),
  }
}

function readSettings(env: NodeJS.ProcessEnv): Settings {
  const data: Record<string, string> = {}
  for (const [name, value] of Object.entries(env)) {
    if (value?.trim()) data[name] = value.trim()
  }
  try {
    return envSchema<Settings>({
      schema: Settings,
      data,
      env: false,
      ajv: {
        customOptions: (ajv) => {
          for (const [name, validate] of Object.entries(formats)) ajv.addFormat(name, validate)
          return ajv
        },
      },
    })
  } catch (error) {
    throw toUserFacingError(error, data)
  }
}

interface Annotations {
  description?: string
  writeOnly?: boolean
}

interface ValidationFailure {
  errors?: { instancePath: string; params: { missingProperty?: string } }[]
}

function toUserFacingError(error: unknown, data: Record<string, string>): unknown {
  const [first] = (error as ValidationFailure).errors ?? []
  if (!first) return error
  const name = first.params.missingProperty ?? first.instancePath.slice(1)
  const { description, writeOnly } = Settings.properties[name as keyof Settings] as Annotations
  const isShown = !writeOnly && data[name] !== undefined
  return new UserFacingError(`${name} ${description}${isShown ? `, not "${data[name]}"` : ''}.`)
}

function splitTokens(text: string): string[] {
  return text.split(',').map((token) => token.trim())
}

function contactConfig({
  CONTACT_WEBHOOK: webhook,
  CONTACT_SMTP_URL: url,
  CONTACT_TO: to,
  CONTACT_FROM: from,
}: Settings): ContactConfig {
  return url !== undefined && to !== undefined
    ? { smtp: { url, to, from: from ?? to } }
    : { webhook }
}
