import type { Mail } from '../../mail/mailer'
import { escapeMarkup } from '../../markdown/toHtml'

interface MailContext {
  /** The normalised address of the recipient. */
  email: string
  /** The name of the site's owner. */
  owner: string
  /** The address that the mail asks to open. */
  url: string
}

/** Asks the recipient to confirm the subscription. */
export function confirmationMail({ email, owner, url }: MailContext): Mail {
  return compose({
    email,
    subject: `Konfirmasi langganan artikel ${owner}`,
    before: [
      `Alamat ini didaftarkan untuk menerima kabar artikel terbaru dari ${owner}.`,
      'Jika Anda yang mendaftar, buka tautan berikut lalu tekan tombol Konfirmasi:',
    ],
    url,
    after: [
      'Tautan ini berlaku 24 jam. Jika Anda tidak merasa mendaftar, abaikan email ini: alamat Anda tidak disimpan.',
    ],
  })
}

/** Tells a subscriber who has subscribed again how to cancel the subscription. */
export function alreadySubscribedMail({ email, owner, url }: MailContext): Mail {
  const mail = compose({
    email,
    subject: `Anda sudah berlangganan artikel ${owner}`,
    before: [
      `Alamat ini sudah terdaftar untuk menerima kabar artikel terbaru dari ${owner}. Anda tidak perlu melakukan apa pun.`,
      'Untuk berhenti berlangganan, buka tautan berikut lalu tekan tombolnya:',
    ],
    url,
    after: [],
  })
  return {
    ...mail,
    headers: {
      ...mail.headers,
      // RFC 8058: the mail program can cancel the subscription with one click.
      'List-Unsubscribe': `<${url}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

interface Parts {
  email: string
  subject: string
  /** The paragraphs before and after the link. */
  before: string[]
  url: string
  after: string[]
}

function compose({ email, subject, before, url, after }: Parts) {
  const paragraph = (text: string) => `<p>${escapeMarkup(text)}</p>`
  const link = `<p><a href="${escapeMarkup(url)}">${escapeMarkup(url)}</a></p>`
  const html = [...before.map(paragraph), link, ...after.map(paragraph)].join('\n')
  return {
    // As an object, so that the address is not parsed as a list of addresses.
    to: { name: '', address: email },
    subject,
    text: [...before, url, ...after].join('\n\n'),
    html: `<!doctype html><html lang="id"><head><meta charset="utf-8"><title>${escapeMarkup(subject)}</title></head><body>\n${html}\n</body></html>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  } satisfies Mail
}
