import type { KeptMessage } from './repository'

/** Where messages go. */
export interface ContactConfig {
  /** `smtps://user:password@host` of a mail server, whose mailbox they are for, who sends. */
  smtp?: { url: string; to: string; from: string }
  /** An address that each message is posted to as JSON. */
  webhook?: string
}

type Letter = Pick<KeptMessage, 'id' | 'name' | 'email' | 'subject' | 'message' | 'created_at'>

/**
 * Brings one message to the owner. Delivered is what the other side has taken.
 * @throws where it has not
 */
export type Delivery = (letter: Letter) => Promise<void>

/** Milliseconds that the other side may take. */
const patience = 20_000

/** @returns nothing where no delivery is configured */
export function deliveryOf({ smtp, webhook }: ContactConfig): Delivery | undefined {
  if (smtp) return byMail(smtp)
  return webhook === undefined ? undefined : byWebhook(webhook)
}

function byMail({ url, to, from }: NonNullable<ContactConfig['smtp']>): Delivery {
  // Whoever delivers otherwise, or not at all, need not wait for it at the start.
  const opened = import('nodemailer').then(({ createTransport }) =>
    createTransport({
      url,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
    }),
  )
  const domain = /@([^>]+)/.exec(from)?.[1] ?? 'localhost'
  return async ({ id, name, email, subject, message, created_at: createdAt }) => {
    const transport = await opened
    await transport.sendMail({
      to,
      from,
      // Not as the sender: mail servers refuse whoever writes in another's name.
      replyTo: { name, address: email },
      subject,
      text: `${message}\n\n-- \n${name} <${email}>\n${createdAt}`,
      // The same for each attempt: a mailbox can tell a message that comes twice.
      messageId: `<${id}@${domain}>`,
    })
  }
}

function byWebhook(address: string): Delivery {
  return async ({ id, name, email, subject, message, created_at }) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id },
      body: JSON.stringify({ id, name, email, subject, message, created_at }),
      signal: AbortSignal.timeout(patience),
    })
    if (!response.ok) throw new Error(`The webhook answered ${response.status}`)
  }
}
