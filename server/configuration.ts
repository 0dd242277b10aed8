import { existsSync } from 'node:fs'
import path from 'node:path'
import Ajv from 'ajv'
import { Type, type Static } from 'typebox'
import type { ContactConfig } from './resources/messages/delivery'
import { paths } from './paths'
import { UserFacingError } from './UserFacingError'
import basePathPattern from './basePathPattern.json'

const isUrl = (protocol: RegExp) => (text: string) => protocol.test(text) && URL.canParse(text)

const formats: Record<string, (text: string) => boolean> = {
  'postgres-url': isUrl(/^postgres(ql)?:\/\//),
  'smtp-url': isUrl(/^smtps?:\/\//),
  'http-url': isUrl(/^https?:\/\//i),
  mailbox: (text) => /^(?:[^<>@]+ <)?[^\s<>@]+@[^\s<>@]+>?$/.test(text),
  tokens: (text) => splitCommas(text).every((token) => /^[\x21-\x7e]{32,}$/.test(token)),
  hosts: (text) => splitCommas(text).every((host) => /^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(host)),
}

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']

/** The description completes an error message after the variable's name. */
const integer = (maximum: number, fallback: number) =>
  Type.Integer({
    minimum: 0,
    maximum,
    default: fallback,
    description: `must be a number from 0 to ${maximum}`,
  })

const onOrOff = Type.String({
  enum: ['on', 'off'],
  default: 'on',
  description: 'must be "on" or "off"',
})

/** A value that is `writeOnly` is not repeated in an error message. */
const secret = (format: string, description: string) =>
  Type.Optional(Type.String({ format, description, writeOnly: true }))

const Mailbox = Type.String({
  format: 'mailbox',
  description: 'must be a mailbox such as name@example.com',
})

const Settings = Type.Object(
  {
    PUBLIC_URL: Type.Optional(Type.String()),
    HOST: Type.String({ default: '127.0.0.1' }),
    PORT: integer(65_535, 3000),
    DATA_DIR: Type.String({ default: 'data' }),
    CONTENT_FILE: Type.Optional(Type.String()),
    DATABASE_URL: secret('postgres-url', 'must be an address that begins with postgres://'),
    API_TOKEN: secret(
      'tokens',
      'must have 32 characters or more (letters, digits, signs), each of several separated by commas',
    ),
    TRUSTED_PROXIES: integer(10, 0),
    BASE_PATH: Type.String({
      pattern: basePathPattern,
      default: '/',
      description: 'must begin and end with a slash',
    }),
    PICTURE_HOSTS: Type.Optional(
      Type.String({
        format: 'hosts',
        description:
          'must be names of hosts such as gambar.example.com, without https://, separated by commas',
      }),
    ),
    LOG_LEVEL: Type.String({
      enum: logLevels,
      default: 'warn',
      description: `must be one of ${logLevels.join(', ')}`,
    }),
    STUDIO: onOrOff,
    STUDIO_URL: Type.Optional(
      Type.String({
        format: 'http-url',
        description: 'must be an address that begins with https://',
      }),
    ),
    VIEWS: onOrOff,
    MESSAGE_DAYS: integer(36_500, 180),
    CONTACT: Type.Optional(
      Type.String({ enum: ['simulated'], description: 'must be "simulated" or unset' }),
    ),
    CONTACT_WEBHOOK: secret('http-url', 'must be an address that begins with https://'),
    CONTACT_SMTP_URL: secret('smtp-url', 'must be an address that begins with smtps:// or smtp://'),
    CONTACT_TO: Type.Optional(Mailbox),
    CONTACT_FROM: Type.Optional(Mailbox),
  },
  { additionalProperties: false, dependencies: { CONTACT_SMTP_URL: ['CONTACT_TO'] } },
)
type Settings = Static<typeof Settings>
interface Annotations {
  description?: string
  writeOnly?: boolean
}

/**
 * Reads the configuration from environment variables; empty ones count as unset.
 * @throws UserFacingError that names an invalid variable
 */
export function readConfig(env: NodeJS.ProcessEnv) {
  const settings = readSettings(env)
  return {
    publicUrl: publicUrl(settings.PUBLIC_URL),
    host: settings.HOST,
    port: settings.PORT,
    dataDir: path.resolve(paths.root, settings.DATA_DIR),
    contentFile: contentFile(settings.CONTENT_FILE),
    databaseUrl: settings.DATABASE_URL,
    tokens: splitCommas(settings.API_TOKEN),
    trustedProxies: settings.TRUSTED_PROXIES,
    basePath: settings.BASE_PATH,
    pictureHosts: splitCommas(settings.PICTURE_HOSTS?.toLowerCase()),
    logLevel: settings.LOG_LEVEL,
    hasStudio: settings.STUDIO === 'on',
    // In development the address is that of Vite.
    studioUrl: env.KARYA_API_ONLY ? undefined : publicUrl(settings.STUDIO_URL),
    countsViews: settings.VIEWS === 'on',
    messageDays: settings.MESSAGE_DAYS,
    contact: contactConfig(settings),
    simulatesContact: settings.CONTACT === 'simulated',
  }
}

export type Config = ReturnType<typeof readConfig>

const ajv = new Ajv({
  coerceTypes: true,
  useDefaults: true,
  removeAdditional: true,
  formats,
  // The schema above is constant: checking it would take longer than using it.
  meta: false,
  validateSchema: false,
})
const validate = ajv.compile<Settings>(Settings)

function readSettings(env: NodeJS.ProcessEnv): Settings {
  const data: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(env)) {
    if (value?.trim()) data[name] = value.trim()
  }
  if (validate(data)) return data
  const [first] = validate.errors ?? []
  const missing = first?.params.missingProperty as string | undefined
  const name = missing ?? first?.instancePath.slice(1) ?? ''
  const { description, writeOnly } = Settings.properties[name as keyof Settings] as Annotations
  const found = missing !== undefined || writeOnly ? '' : `, not "${String(data[name])}"`
  throw new UserFacingError(`${name} ${description}${found}.`)
}

/** The content of a new database: the configured file, the owner's, or the sample. */
function contentFile(configured: string | undefined): string {
  if (configured !== undefined) return path.resolve(paths.root, configured)
  return existsSync(paths.ownContent) ? paths.ownContent : paths.sampleContent
}

/** Without a trailing slash; an invalid one is a finding of the doctor. */
function publicUrl(configured: string | undefined): string | undefined {
  const isValid = configured !== undefined && isUrl(/^https?:\/\//i)(configured)
  return isValid ? configured.replace(/\/+$/, '') : undefined
}

function splitCommas(text: string | undefined): string[] {
  return text === undefined ? [] : text.split(',').map((part) => part.trim())
}

function contactConfig(settings: Settings): ContactConfig {
  const { CONTACT_WEBHOOK: webhook, CONTACT_SMTP_URL: url, CONTACT_TO: to = '' } = settings
  return url === undefined ? { webhook } : { smtp: { url, to, from: settings.CONTACT_FROM ?? to } }
}
