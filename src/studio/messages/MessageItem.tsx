import Reply from 'lucide-react/icons/reply'
import { useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import type { Message } from '../../contract/messages'
import { Button, ButtonAnchor, ButtonRow } from '../../ui/Button'
import { Facts, Item, Status } from '../lists/rowStyles'
import { formatTime } from '../ui/formatTime'
import { replyLink } from './replyLink'

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

interface MessageItemProps {
  message: Message
  onMark: (isRead: boolean) => void
  onRemove: () => void
}

/** A message: sender and subject, and on demand its text, which marks it as read. */
export function MessageItem({ message, onMark, onRemove }: MessageItemProps) {
  const { name, email, subject, created_at, is_read, delivery } = message
  const [isOpen, setIsOpen] = useState(false)
  const panelId = useId()

  function toggle(): void {
    setIsOpen(!isOpen)
    if (!isOpen && !is_read) onMark(true)
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
          <MessageActions message={message} onMark={onMark} onRemove={onRemove} />
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

function MessageActions({ message, onMark, onRemove }: MessageItemProps) {
  const [isAsking, setIsAsking] = useState(false)
  const wasAsking = useRef(false)
  const confirmation = useRef<HTMLButtonElement>(null)
  const removal = useRef<HTMLButtonElement>(null)
  const questionId = useId()

  // The pressed button is replaced.
  useEffect(() => {
    if (isAsking) confirmation.current?.focus()
    else if (wasAsking.current) removal.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])

  if (isAsking) {
    return (
      <div>
        <p id={questionId}>Hapus pesan ini untuk selamanya?</p>
        <ButtonRow>
          <Button ref={confirmation} aria-describedby={questionId} onClick={onRemove}>
            Hapus selamanya
          </Button>
          <Button $variant="outline" onClick={() => setIsAsking(false)}>
            Batal
          </Button>
        </ButtonRow>
      </div>
    )
  }
  return (
    <ButtonRow>
      <ButtonAnchor href={replyLink(message)}>
        <Reply aria-hidden="true" />
        Balas
      </ButtonAnchor>
      <Button $variant="outline" onClick={() => onMark(!message.is_read)}>
        {message.is_read ? 'Tandai belum dibaca' : 'Tandai sudah dibaca'}
      </Button>
      <Button ref={removal} $variant="outline" onClick={() => setIsAsking(true)}>
        Hapus
      </Button>
    </ButtonRow>
  )
}
