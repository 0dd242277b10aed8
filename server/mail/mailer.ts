import type { SendMailOptions } from 'nodemailer'

export type Mail = Pick<
  SendMailOptions,
  'to' | 'replyTo' | 'subject' | 'text' | 'html' | 'messageId' | 'headers'
>

/** @throws when the mail server has not accepted it */
export type Mailer = (mail: Mail) => Promise<void>

/** @param timeoutMs milliseconds for each step of the dialogue with the mail server */
export function createMailer(
  { url, from }: { url: string; from: string },
  timeoutMs: number,
): Mailer {
  // Loaded with the first mail, because it slows down the start.
  let transport: ReturnType<typeof loadTransport> | undefined
  return async (mail) => {
    transport ??= loadTransport(url, timeoutMs)
    await (await transport).sendMail({ ...mail, from })
  }
}

async function loadTransport(url: string, timeoutMs: number) {
  const { createTransport } = await import('nodemailer')
  const { default: SMTPTransport } = await import('nodemailer/lib/smtp-transport')
  // `createTransport` alone ignores all options beside a URL.
  return createTransport(
    new SMTPTransport({
      url,
      dnsTimeout: timeoutMs,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    }),
  )
}
