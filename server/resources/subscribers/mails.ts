import type { SiteDye } from '../../../src/contract/constants'
import { languages, type Language } from '../../../src/language/languages'
import { catalogues } from '../../language/catalogues'
import type { ServerTexts } from '../../language/texts'
import type { Mail } from '../../mail/mailer'
import { escapeMarkup } from '../../markdown/toHtml'
import { palettesOf } from '../../../src/theme/dyes'

export interface MailContext {
  email: string
  owner: string
  url: string
  language: Language
  dye: SiteDye
}

export function confirmationMail(context: MailContext): Mail {
  return compose(context, catalogues[context.language].visitors.confirmation)
}

export function alreadySubscribedMail(context: MailContext): Mail {
  const mail = compose(context, catalogues[context.language].visitors.alreadySubscribed)
  return {
    ...mail,
    headers: {
      ...mail.headers,
      // RFC 8058: the mail program can cancel the subscription with one click.
      'List-Unsubscribe': `<${context.url}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

type Texts = ServerTexts['visitors']
type MailTexts = Texts['alreadySubscribed'] & Partial<Texts['confirmation']>

function compose({ email, owner, url, language, dye }: MailContext, texts: MailTexts) {
  const subject = texts.subject(owner)
  const before = [texts.reason(owner), texts.request]
  const after = texts.after ? [texts.after] : []
  const paragraph = (text: string) => `<p>${escapeMarkup(text)}</p>`
  const { surface, surfaceRaised, text, line, accent, accentStrong } = palettesOf(dye).light
  const linkStyle = `color:${accentStrong};font-weight:600;word-break:break-all`
  const link = `<p><a href="${escapeMarkup(url)}" style="${linkStyle}">${escapeMarkup(url)}</a></p>`
  const html = [...before.map(paragraph), link, ...after.map(paragraph)].join('\n')
  const page = `margin:0;padding:24px 12px;background:${surface};color:${text};font:16px/1.6 system-ui,Arial,sans-serif`
  const card = `max-width:560px;margin:0 auto;padding:12px 24px;border:1px solid ${line};border-top:4px solid ${accent};background:${surfaceRaised}`
  return {
    // As an object, so that the address is not parsed as a list of addresses.
    to: { name: '', address: email },
    subject,
    text: [...before, url, ...after].join('\n\n'),
    html: `<!doctype html><html lang="${language}" dir="${languages[language].direction}"><head><meta charset="utf-8"><meta name="color-scheme" content="light"><title>${escapeMarkup(subject)}</title></head><body style="${page}"><div style="${card}">\n${html}\n</div></body></html>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  } satisfies Mail
}
