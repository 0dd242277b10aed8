import { existsSync } from 'node:fs'
import path from 'node:path'
import Ajv from 'ajv'
import { Type, type Static } from 'typebox'
import { isLanguage, languages, parseLanguages } from '../src/language/languages'
import type { ContactConfig } from './resources/messages/delivery'
import type { ServerTexts } from './language/texts'
import { paths } from './paths'
import { UserFacingError } from './UserFacingError'
import basePathPattern from './basePathPattern.json'

const isUrl = (protocol: RegExp) => (text: string) => protocol.test(text) && URL.canParse(text)

const formats = {
  postgresUrl: isUrl(/^postgres(ql)?:\/\//),
  smtpUrl: isUrl(/^smtps?:\/\//),
  webUrl: isUrl(/^https?:\/\//i),
  endpoint: (text: string) => /^\/(?!\/)/.test(text) || formats.webUrl(text),
  mailbox: (text: string) => /^(?:[^<>@]+ <)?[^\s<>@]+@[^\s<>@]+>?$/.test(text),
  tokens: (text: string) => splitCommas(text).every((token) => /^[\x21-\x7e]{32,}$/.test(token)),
  languages: (text: string) => splitCommas(text).every(isLanguage),
  hosts: (text: string) =>
    splitCommas(text).every((host) => /^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(host)),
}

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']

const integer = (maximum: number, fallback: number) =>
  Type.Integer({ minimum: 0, maximum, default: fallback })

const onOrOff = Type.String({ enum: ['on', 'off'], default: 'on' })

const text = (format: keyof typeof formats) => Type.Optional(Type.String({ format }))

/** A value that is `writeOnly` is not repeated in an error message. */
const secret = (format: keyof typeof formats) =>
  Type.Optional(Type.String({ format, writeOnly: true }))

const Settings = Type.Object(
  {
    PUBLIC_URL: text('webUrl'),
    SITE_LANGUAGES: text('languages'),
    UNTRANSLATED_POSTS: Type.String({ enum: ['listed', 'hidden'], default: 'listed' }),
    HOST: Type.String({ default: '127.0.0.1' }),
    PORT: integer(65_535, 3000),
    DATA_DIR: Type.String({ default: 'data' }),
    CONTENT_FILE: Type.Optional(Type.String()),
    DATABASE_URL: secret('postgresUrl'),
    API_TOKEN: secret('tokens'),
    TRUSTED_PROXIES: integer(10, 0),
    BASE_PATH: Type.String({ pattern: basePathPattern, default: '/' }),
    PICTURE_HOSTS: text('hosts'),
    LOG_LEVEL: Type.String({ enum: logLevels, default: 'warn' }),
    STUDIO: onOrOff,
    STUDIO_URL: text('webUrl'),
    VIEWS: onOrOff,
    MESSAGE_DAYS: integer(36_500, 180),
    CONTACT: Type.Optional(Type.String({ enum: ['simulated'] })),
    CONTACT_WEBHOOK: secret('webUrl'),
    CONTACT_SMTP_URL: secret('smtpUrl'),
    CONTACT_TO: text('mailbox'),
    CONTACT_FROM: text('mailbox'),
    VITE_CONTACT_ENDPOINT: text('endpoint'),
    VITE_ANALYTICS_ENDPOINT: text('webUrl'),
    GITHUB_API_URL: Type.String({ format: 'webUrl', default: 'https://api.github.com' }),
    GITHUB_TOKEN: Type.Optional(Type.String({ writeOnly: true })),
  },
  { additionalProperties: false, dependencies: { CONTACT_SMTP_URL: ['CONTACT_TO'] } },
)
type Settings = Static<typeof Settings>

export const settingNames = Object.keys(Settings.properties)

interface SettingSchema {
  format?: keyof typeof formats
  enum?: string[]
  maximum?: number
  writeOnly?: boolean
}

const schemaOf = (name: keyof Settings) => Settings.properties[name] as SettingSchema

/** What a variable must be; every text is possible for some. */
function requirementOf(name: keyof Settings, texts: ServerTexts['settings']): string {
  const { format, enum: values = [], maximum } = schemaOf(name)
  if (maximum !== undefined) return texts.number(maximum)
  if (format === 'languages') return texts.languages(Object.keys(languages).join(', '))
  if (format) return texts[format]
  if (name === 'BASE_PATH') return texts.basePath
  if (name === 'CONTACT') return texts.simulated
  return values.includes('on') ? texts.onOrOff : texts.oneOf(values.join(', '))
}

/** @throws UserFacingError that names an invalid variable */
export function readConfig(env: NodeJS.ProcessEnv) {
  const settings = readSettings(env)
  return {
    publicUrl: normaliseUrl(settings.PUBLIC_URL),
    languages: parseLanguages(settings.SITE_LANGUAGES),
    hidesUntranslatedPosts: settings.UNTRANSLATED_POSTS === 'hidden',
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
    studioUrl: env.KARYA_API_ONLY ? undefined : normaliseUrl(settings.STUDIO_URL),
    countsViews: settings.VIEWS === 'on',
    messageDays: settings.MESSAGE_DAYS,
    contact: contactConfig(settings),
    simulatesContact: settings.CONTACT === 'simulated',
    github: {
      apiUrl: settings.GITHUB_API_URL.replace(/\/+$/, ''),
      token: settings.GITHUB_TOKEN,
    },
  }
}

export type Config = ReturnType<typeof readConfig>

/** Whether the environment has a setting; empty ones count as unset. */
export const isSet = (env: NodeJS.ProcessEnv, name: string) => Boolean(env[name]?.trim())

interface InvalidSetting {
  name: keyof Settings
  requirement: (texts: ServerTexts['settings']) => string
  /** The value, unless it is a secret or missing. */
  found?: string
}

const ajv = new Ajv({
  allErrors: true,
  coerceTypes: true,
  useDefaults: true,
  removeAdditional: true,
  formats,
  // The schema above is constant and used once: checking it and optimizing would take longer.
  meta: false,
  validateSchema: false,
  code: { optimize: false },
})
const validate = ajv.compile<Settings>(Settings)

function readSettings(env: NodeJS.ProcessEnv): Settings {
  const {
    data,
    invalid: [first],
  } = parseSettings(env)
  if (!first) return data as Settings
  const { name, requirement, found } = first
  throw new UserFacingError(({ settings }) => settings.invalid(name, requirement(settings), found))
}

/** The settings with their defaults, as far as they are valid, and what is wrong with the others. */
export function parseSettings(env: NodeJS.ProcessEnv) {
  const set = Object.entries(env).filter(([name]) => isSet(env, name))
  const data: Partial<Record<string, string | number>> = Object.fromEntries(
    set.map(([name, value]) => [name, value?.trim()]),
  )
  const isValid = validate(data)
  const invalid = (validate.errors ?? []).map(({ params, instancePath }): InvalidSetting => {
    const missing = params.missingProperty as string | undefined
    const name = (missing ?? instancePath.slice(1)) as keyof Settings
    const found = missing !== undefined || isWriteOnly(name) ? undefined : String(data[name])
    return { name, requirement: (texts) => requirementOf(name, texts), found }
  })
  return { data, invalid: isValid ? findOtherPaths(data) : invalid }
}

/** The addresses whose path is not that of the site. */
function findOtherPaths({ BASE_PATH: basePath, ...addresses }: Settings): InvalidSetting[] {
  return (['PUBLIC_URL', 'STUDIO_URL'] as const).flatMap((name) => {
    const found = addresses[name]
    if (!found || new URL(found).pathname.replace(/\/*$/, '/') === basePath) return []
    return { name, requirement: (texts) => texts.basePathOf(basePath), found }
  })
}

export const isWriteOnly = (name: keyof Settings) => schemaOf(name).writeOnly === true

/** The content of a new database: the configured file, the owner's, or the sample. */
function contentFile(configured: string | undefined): string {
  if (configured !== undefined) return path.resolve(paths.root, configured)
  return existsSync(paths.ownContent) ? paths.ownContent : paths.sampleContent
}

/** A URL as browsers write it, without slashes at the end. */
const normaliseUrl = (url: string | undefined) => url && new URL(url).href.replace(/\/+$/, '')

function splitCommas(text: string | undefined): string[] {
  return text === undefined ? [] : text.split(',').map((part) => part.trim())
}

function contactConfig(settings: Settings): ContactConfig {
  const { CONTACT_WEBHOOK: webhook, CONTACT_SMTP_URL: url, CONTACT_TO: to = '' } = settings
  return url === undefined ? { webhook } : { smtp: { url, to, from: settings.CONTACT_FROM ?? to } }
}
