import Reply from 'lucide-react/icons/reply'
import { useId, useState } from 'react'
import styled from 'styled-components'
import type { Message } from '../../contract/messages'
import { encode } from '../../lib/paths'
import { Button, ButtonAnchor } from '../../ui/Button'
import { Facts, Item, Status } from '../lists/rowStyles'
import { formatTime } from '../ui/formatTime'
import { ConfirmedRemoval } from '../ui/ConfirmedRemoval'
import type { useMessageChanges } from './useMessageChanges'

const Toggle = styled.button<{ $isUnread: boolean }>`
  flex: 1 1 12rem;
  min-width: 0;
  min-height: 2.75rem;
  padding: 0.25rem 0;
  border: 0;
  background: none;
  font-weight: ${({ $isUnread }) => ($isUnread ? 750 : 500)};
  text-align: start;
`

const Panel = styled.div`
  display: grid;
  flex-basis: 100%;
  gap: 1rem;
  padding-block: 0.5rem;
`

const Text = styled.p`
  max-width: 42rem;
  white-space: pre-wrap;
`

const deliveries: Record<Message['delivery'], string> = {
  delivered: 'Terkirim',
  waiting: 'Menunggu kiriman ulang',
  stored: 'Hanya disimpan',
}

interface MessageItemProps extends ReturnType<typeof useMessageChanges> {
  message: Message
}

/** A message: sender and subject, and on demand its text, which marks it as read. */
export function MessageItem({ message, markRead, remove }: MessageItemProps) {
  const { id, name, email, subject, created_at, is_read, delivery } = message
  const [isOpen, setIsOpen] = useState(false)
  const panelId = useId()

  function toggle(): void {
    setIsOpen(!isOpen)
    if (!isOpen && !is_read) void markRead(id, true)
  }

  return (
    <Item>
      <Toggle
        type="button"
        $isUnread={!is_read}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={toggle}
      >
        {subject}
        <Facts as="span" style={{ display: 'block' }}>
          {`${name} · ${email} · ${formatTime(created_at)}`}
        </Facts>
      </Toggle>
      {!is_read && <Status $isHidden={false}>Belum dibaca</Status>}
      <Status $isHidden={delivery !== 'delivered'}>{deliveries[delivery]}</Status>
      {isOpen && (
        <Panel id={panelId}>
          <MessageText message={message} />
          <MessageActions message={message} markRead={markRead} remove={remove} />
        </Panel>
      )}
    </Item>
  )
}

function MessageText({ message: { message, delivery, last_error } }: { message: Message }) {
  return (
    <>
      <Text>{message}</Text>
      {delivery === 'waiting' && last_error && (
        <Facts>
          {'Kiriman terakhir gagal: '}
          <span lang="en">{last_error}</span>
        </Facts>
      )}
      {delivery === 'stored' && (
        <Facts>Saat pesan ini masuk, belum ada pengiriman ke email atau webhook yang diatur.</Facts>
      )}
    </>
  )
}

function MessageActions({ message, markRead, remove }: MessageItemProps) {
  const { id, is_read } = message
  return (
    <ConfirmedRemoval question="Hapus pesan ini untuk selamanya?" onConfirm={() => remove(id)}>
      <ButtonAnchor href={replyLink(message)}>
        <Reply aria-hidden="true" />
        Balas
      </ButtonAnchor>
      <Button $variant="outline" onClick={() => void markRead(id, !is_read)}>
        {is_read ? 'Tandai belum dibaca' : 'Tandai sudah dibaca'}
      </Button>
    </ConfirmedRemoval>
  )
}

/** Characters of the quotation: mail programs cut off long links. */
const maxQuotation = 1200

/** A link that opens the owner's mail program with an answer: subject, and the message as quotation. */
function replyLink({ name, email, subject, message, created_at }: Message): string {
  const text = message.length > maxQuotation ? `${message.slice(0, maxQuotation)} …` : message
  const quotation = text.split(/\r?\n/).map((line) => `> ${line}`)
  const body = ['', '', `Pada ${formatTime(created_at)}, ${name} menulis:`, ...quotation]
  const answer = /^re:/i.test(subject) ? subject : `Re: ${subject}`
  const address = encode(email).replace('%40', '@')
  return `mailto:${address}?subject=${encode(answer)}&body=${encode(body.join('\r\n'))}`
}
