import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onCleanUp } from './cleanUp'

/** A received mail. */
interface ReceivedMail {
  to: string[]
  /** Headers and body, as they were sent. */
  source: string
}

/** What the mail server refuses: a mail when it has received it, or the recipient. */
type Refusal = 'mail' | 'recipient'

/** Starts a real mail server, which `cleanUp` stops, and which records the mails it receives. */
export async function startMailServer() {
  const mails: ReceivedMail[] = []
  const state: { refuses?: Refusal } = {}
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      const error = Object.assign(new Error('No such mailbox'), { responseCode: 550 })
      done(state.refuses === 'recipient' ? error : null)
    },
    onData(stream, session, done) {
      let source = ''
      stream.on('data', (part: Buffer) => (source += part.toString('utf8')))
      stream.on('end', () => {
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), source })
        done(state.refuses === 'mail' ? new Error('The mailbox is full') : null)
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () => new Promise<void>((resolve) => server.close(resolve))
  onCleanUp(stop)
  const { port } = server.server.address() as AddressInfo
  return {
    mails,
    /** May be changed while the server runs. */
    state,
    url: `smtp://127.0.0.1:${port}`,
    stop,
  }
}

/** The headers of a mail, in one line each, and its decoded parts. */
export function readMail({ source }: ReceivedMail): string {
  return source
    .replace(/\r\n[ \t]+/g, ' ')
    .split(/^--\S+$/m)
    .map((part) =>
      /^Content-Transfer-Encoding: quoted-printable/m.test(part)
        ? decodeQuotedPrintable(part)
        : part,
    )
    .join('')
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_match, code: string) => String.fromCharCode(parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** The first link of a mail to a page of the subscription. */
export function findLink(mail: ReceivedMail, step: 'confirm' | 'cancel'): URL {
  const [link] =
    new RegExp(`https?://\\S+/subscription/${step}\\?[\\w&=%.+-]+`).exec(readMail(mail)) ?? []
  if (!link) throw new Error(`The mail has no link: ${mail.source}`)
  return new URL(link)
}
