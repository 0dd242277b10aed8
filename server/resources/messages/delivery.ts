import { decode } from '../../../src/lib/urls/paths'
import type { Message } from '../../language/texts'
import { createMailer } from '../../mail/mailer'
import type { StoredMessage } from './repository'

export interface ContactConfig {
  /** The mail server, `smtps://user:password@host`, the recipient and the sender. */
  smtp?: { url: string; to: string; from: string }
  webhook?: string
}

type OutgoingMessage = Pick<
  StoredMessage,
  'id' | 'name' | 'email' | 'subject' | 'message' | 'created_at'
>

/**
 * Sends one message to the owner.
 * @param stopping aborted when the server stops
 * @throws when the mail server or the webhook has not accepted it
 */
export type Delivery = (message: OutgoingMessage, stopping: AbortSignal) => Promise<void>

const deliveryTimeoutMs = 20_000

export function createDelivery({ smtp, webhook }: ContactConfig): Delivery | undefined {
  if (smtp) return byMail(smtp)
  return webhook === undefined ? undefined : byWebhook(webhook)
}

/** What start-up and doctor print about the contact form; nothing if messages are delivered. */
export function contactNotice({
  isSimulated,
  isDelivered,
}: Record<'isSimulated' | 'isDelivered', boolean>): Message | undefined {
  if (isSimulated) return ({ doctor }) => doctor.contactSimulated
  return isDelivered ? undefined : ({ doctor }) => doctor.contactUnnoticed
}

function byMail({ url, to, from }: NonNullable<ContactConfig['smtp']>): Delivery {
  const send = createMailer({ url, from }, deliveryTimeoutMs)
  const domain = /@([^>]+)/.exec(from)?.[1] ?? 'localhost'
  return async ({ id, name, email, subject, message, created_at: createdAt }) => {
    await send({
      to,
      // Not `from`: mail servers refuse mail in the name of another domain.
      replyTo: { name, address: email },
      subject,
      text: `${message}\n\n-- \n${name} <${email}>\n${createdAt}`,
      // The same for each attempt, so that a mailbox can detect duplicates.
      messageId: `<${id}@${domain}>`,
    })
  }
}

function byWebhook(address: string): Delivery {
  const url = new URL(address)
  const { username, password } = url
  url.username = ''
  url.password = ''
  const credentials = [username, password].map(decode).join(':')
  const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`
  return async ({ id, name, email, subject, message, created_at }, stopping) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': id,
        ...(username && { Authorization: authorization }),
      },
      body: JSON.stringify({ id, name, email, subject, message, created_at }),
      signal: AbortSignal.any([stopping, AbortSignal.timeout(deliveryTimeoutMs)]),
      // `fetch` would follow a 301 or 302 with a GET request, without the message.
      redirect: 'manual',
    })
    if (!response.ok) throw new Error(`The webhook responded with ${response.status}`)
  }
}
