import type { OfferedLanguages } from '../../src/language/languages'
import { createMailer } from '../mail/mailer'
import { findLink, startMailServer } from './mailServer'
import { openTestDatabase, send, startApp } from './testApp'

export const publicUrl = 'https://situs.example/portofolio'

const steps = '/portofolio/subscription'

/** The pages that a form leads to. */
export const pages = {
  requested: `${steps}/requested`,
  confirmed: `${steps}/confirmed`,
  expired: `${steps}/expired`,
  cancelled: `${steps}/cancelled`,
  failed: `${steps}/failed`,
}

interface Options {
  /** Requests to subscribe that are accepted in ten minutes. */
  limit?: number
  /** Mails that are sent in an hour. */
  mailLimit?: number
  languages?: OfferedLanguages
}

/** A server with a fresh database, below a path, and the mail server that it uses, until `cleanUp`. */
export async function openSubscriptions(options: Options = {}) {
  const { limit = 100, mailLimit = 100, languages } = options
  const { database } = await openTestDatabase()
  const mailServer = await startMailServer()
  const app = await startApp({
    database,
    basePath: '/portofolio/',
    languages,
    limits: { stranger: 100, messages: limit, mails: mailLimit },
    subscriptions: {
      send: createMailer({ url: mailServer.url, from: 'situs@example.com' }, 1000),
      publicUrl,
    },
  })
  const request = (email: unknown, remoteAddress?: string, query = '') =>
    send<object>(app, 'POST', `/subscriptions${query}`, { email }, {}, remoteAddress)

  /** Posts a form to an address of the site. @returns the page that follows */
  const post = async (url: string, payload = '') => {
    const { statusCode, headers } = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    })
    return statusCode === 303 ? headers.location : statusCode
  }

  /** Presses the button on the page of a link. @returns the page that follows */
  const press = ({ pathname, search }: URL) => post(pathname.replace('/portofolio', '') + search)

  return {
    ...mailServer,
    ...{ app, database, request, post, press },
    /** Subscribes, and confirms it. @returns the link of the mail */
    subscribe: async (email: string) => {
      await request(email)
      const link = findLink(mailServer.mails.at(-1)!, 'confirm')
      await press(link)
      return link
    },
    stored: async () => ({
      subscribers: await database.selectFrom('subscribers').selectAll().execute(),
      pending: await database.selectFrom('pending_subscriptions').selectAll().execute(),
    }),
  }
}
