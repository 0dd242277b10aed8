import { encode } from '../../lib/paths'
import type { Message } from '../../contract/messages'
import { formatTime } from '../ui/formatTime'

/** Characters of the quotation: mail programs cut off long links. */
const maxQuotation = 1200

/** A link that opens the owner's mail program with an answer: subject, and the message as quotation. */
export function replyLink({ name, email, subject, message, created_at }: Message): string {
  const text = message.length > maxQuotation ? `${message.slice(0, maxQuotation)} …` : message
  const quotation = text.split(/\r?\n/).map((line) => `> ${line}`)
  const body = ['', '', `Pada ${formatTime(created_at)}, ${name} menulis:`, ...quotation]
  const answer = /^re:/i.test(subject) ? subject : `Re: ${subject}`
  const address = encode(email).replace('%40', '@')
  return `mailto:${address}?subject=${encode(answer)}&body=${encode(body.join('\r\n'))}`
}
