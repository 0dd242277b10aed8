import fp from 'fastify-plugin'
import { readConfig } from '../configuration'
import { createMailer } from '../mail/mailer'
import { createDelivery, type Delivery } from '../resources/messages/delivery'
import type { SubscriptionsOptions } from '../resources/subscribers/Subscriptions'
import { readSiteEnv } from '../storedSettings'

/** Milliseconds for each step of sending a mail while a visitor waits. */
const subscriptionMailTimeout = 5000

/** The settings that can change while the server runs. */
export interface SiteSettings {
  /** The public URL of the site, without a trailing slash, if it is configured. */
  publicUrl?: string
  /** Delivers messages to the owner; without it, they are only stored. */
  delivery?: Delivery
  /** Sends subscription mails; without it, nobody can subscribe to the blog. */
  subscriptions?: SubscriptionsOptions
  /** Whether views of pages are counted; by default they are not, nor without the studio. */
  countsViews?: boolean
  /** Days after which messages are deleted; 0, the default, keeps them for ever. */
  messageDays?: number
  /** Whether lists leave out the posts that do not exist in the language of the reader. */
  hidesUntranslatedPosts?: boolean
}

/** The current settings; the version of the content changes with them. */
interface LiveSettings {
  /** The environment, whose settings the owner cannot change. */
  readonly env: NodeJS.ProcessEnv
  current: SiteSettings
  reload: () => Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    settings: LiveSettings
  }
}

interface SettingsOptions {
  /** Without it, the settings are constant. */
  env?: NodeJS.ProcessEnv
  constant: SiteSettings
  /** Whether the site is served, which the links in subscription mails need. */
  hasSite: boolean
}

/** Decorates the app with `settings`: of the environment, and those that the studio has stored. */
export const settingsPlugin = fp<SettingsOptions>(
  async (app, { env, constant, hasSite }) => {
    const reload = () => Promise.resolve()
    const settings: LiveSettings = { env: env ?? {}, current: constant, reload }
    app.decorate('settings', settings)
    if (!env) return
    let last = ''
    const read = async () => {
      const joined = await readSiteEnv(app.db, env)
      const text = JSON.stringify(joined)
      if (text === last) return
      const isFirst = last === ''
      settings.current = readSiteSettings(joined, hasSite)
      last = text
      // Caches may have been filled in the meantime.
      if (!isFirst) app.contentVersion.increment()
    }
    let reading = read()
    await reading
    settings.reload = () => (reading = reading.then(read, read))
    app.contentVersion.subscribe(() => {
      const onError = (error: unknown) => app.log.warn(error, 'The settings cannot be read')
      settings.reload().catch(onError)
    })
    app.addHook('onClose', () => reading.catch(() => undefined))
  },
  { name: 'settings', dependencies: ['contentVersion', 'database'] },
)

function readSiteSettings(env: NodeJS.ProcessEnv, hasSite: boolean): SiteSettings {
  const { contact, publicUrl, ...config } = readConfig(env)
  const { countsViews, messageDays, hidesUntranslatedPosts } = config
  return {
    ...{ publicUrl, countsViews, messageDays, hidesUntranslatedPosts },
    delivery: createDelivery(contact),
    subscriptions:
      hasSite && contact.smtp && publicUrl
        ? { send: createMailer(contact.smtp, subscriptionMailTimeout), publicUrl }
        : undefined,
  }
}
