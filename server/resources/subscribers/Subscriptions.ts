import type { FastifyBaseLogger } from 'fastify'
import {
  languagePrefix,
  type Language,
  type OfferedLanguages,
} from '../../../src/language/languages'
import { countRequest, deleteRequestCount } from '../../database/requestCounts'
import type { Db } from '../../database/schema'
import { createSecret, storeSecret, consumeSecret } from '../../database/secrets'
import { translateRows } from '../../database/entries/translations'
import { badRequest, HttpError } from '../../http/HttpError'
import type { Mail, Mailer } from '../../mail/mailer'
import { findDye } from '../appearance'
import { findOwnerName } from '../profiles'
import { cancellationUrl, confirmationUrl, normalizeAddress, pendingSecret } from './links'
import { alreadySubscribedMail, confirmationMail, type MailContext } from './mails'
import { findSubscriber } from './repository'
import { dayMs, hourMs } from '../../dates'

export interface SubscriptionsOptions {
  send: Mailer
  publicUrl: string
}

const confirmationLifetime = dayMs

export class Subscriptions {
  constructor(
    private readonly db: Db,
    private readonly log: Pick<FastifyBaseLogger, 'warn'>,
    private readonly options: SubscriptionsOptions,
    private readonly languages: OfferedLanguages,
    private readonly maxMails: number,
  ) {}

  /**
   * Sends the link that confirms a subscription, or tells a subscriber that there is one already;
   * nothing if the address has got a mail in the last ten minutes.
   * @throws HttpError after too many mails, and when the mail server has not accepted the mail
   */
  async request(typedAddress: string, language: Language): Promise<void> {
    const email = normalizeAddress(typedAddress)
    const subscriber = await findSubscriber(this.db, email)
    const db = this.db.withPlugin(translateRows(language, this.languages[0]))
    const owner = await findOwnerName(db)
    const key = `mail ${email}`
    if ((await countRequest(this.db, key)).count > 1) return
    const { count } = await countRequest(this.db, 'all mails', hourMs)
    if (count > this.maxMails) {
      await deleteRequestCount(this.db, key)
      throw new HttpError(429, 'Too many mails: try again in an hour')
    }
    try {
      const recipient = { email, owner, language, dye: await findDye(this.db) }
      if (!subscriber) return await this.sendConfirmation(recipient)
      const url = cancellationUrl(this.homeUrl(language), subscriber.token)
      await this.send(alreadySubscribedMail({ ...recipient, url }))
    } catch (error) {
      await deleteRequestCount(this.db, key)
      throw error
    }
  }

  private homeUrl(language: Language): string {
    return this.options.publicUrl + languagePrefix(language, this.languages)
  }

  private async sendConfirmation(recipient: Omit<MailContext, 'url'>): Promise<void> {
    const { email, language } = recipient
    const token = createSecret()
    const secret = pendingSecret(email, token)
    await storeSecret(this.db, 'pending_subscriptions', secret, confirmationLifetime)
    try {
      const url = confirmationUrl(this.homeUrl(language), email, token)
      await this.send(confirmationMail({ ...recipient, url }))
    } catch (error) {
      await consumeSecret(this.db, 'pending_subscriptions', secret)
      throw error
    }
  }

  private async send(mail: Mail): Promise<void> {
    try {
      await this.options.send(mail)
    } catch (error) {
      const { code, command, responseCode } = error as MailError
      // Without the message, in which mail servers repeat the address.
      this.log.warn({ code, command, responseCode }, 'A subscription mail could not be sent')
      if (command === 'RCPT TO' && responseCode && responseCode >= 550) {
        throw badRequest([{ path: 'email', message: 'was refused by the mail server' }])
      }
      throw new HttpError(502, 'The mail server has not accepted the mail: try again later')
    }
  }
}

interface MailError {
  code?: string
  /** The SMTP command that failed, and the status of the mail server's reply. */
  command?: string
  responseCode?: number
}
