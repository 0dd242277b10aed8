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
 * @param stopping aborted when the server stops
 * @throws where it has not
 */
export type Delivery = (letter: Letter, stopping: AbortSignal) => Promise<void>

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
  const url = new URL(address)
  const { username, password } = url
  url.username = ''
  url.password = ''
  const credentials = [username, password].map(decodeURIComponent).join(':')
  const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`
  return async ({ id, name, email, subject, message, created_at }, stopping) => {
    const request: RequestInit = {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': id,
        ...(username && { Authorization: authorization }),
      },
      body: JSON.stringify({ id, name, email, subject, message, created_at }),
      signal: AbortSignal.any([stopping, AbortSignal.timeout(patience)]),
      // `fetch` itself would follow a 301 or 302 with a GET and lose the message.
      redirect: 'manual',
    }
    const first = await fetch(url, request)
    const target = redirectTarget(url, first)
    const response = target ? await fetch(target, request) : first
    if (!response.ok) throw new Error(`The webhook responded with ${response.status}`)
  }
}

const redirects = new Set([301, 302, 307, 308])

/**
 * Where a redirect asks to send the message again: only an address of the same origin gets it.
 * @throws when the redirect leads elsewhere
 */
function redirectTarget(url: URL, { status, headers }: Response): URL | undefined {
  if (!redirects.has(status)) return undefined
  const location = headers.get('location') ?? ''
  const target = URL.canParse(location, url.href) ? new URL(location, url) : undefined
  if (target?.origin === url.origin) return target
  throw new Error(`The webhook responded with ${status} and redirects to another origin`)
}
