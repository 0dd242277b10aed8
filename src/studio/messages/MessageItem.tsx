import Reply from 'lucide-react/icons/reply'
import { useId, useState } from 'react'
import styled from 'styled-components'
import type { Message } from '../../contract/messages'
import { encode } from '../../lib/urls/paths'
import { Button, ButtonAnchor } from '../../ui/Button'
import { Facts, Item, Status } from '../ui/rows'
import { useStudioTexts } from '../language/StudioTextsContext'
import { ConfirmedRemoval } from '../ui/dialogs/ConfirmedRemoval'
import { useFormats } from '../ui/hooks/useFormats'
import type { useMessageChanges } from './useMessageChanges'

const Toggle = styled.button<{ $isUnread: boolean }>`
  flex: 1 1 18rem;
  min-width: 0;
  min-height: 2.75rem;
  padding: 0.25rem 0;
  border: 0;
  background: none;
  font-weight: ${({ $isUnread }) => ($isUnread ? 750 : 500)};
  text-align: start;

  ${Facts} {
    display: block;
    font-weight: 400;
  }
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

interface MessageItemProps extends ReturnType<typeof useMessageChanges> {
  message: Message
}

export function MessageItem({ message, markRead, remove }: MessageItemProps) {
  const { id, name, email, subject, created_at, is_read, delivery } = message
  const { messages } = useStudioTexts()
  const { formatTime } = useFormats()
  const [isOpen, setIsOpen] = useState(false)
  const panelId = useId()

  function toggle(): void {
    setIsOpen(!isOpen)
    if (!isOpen && !is_read) void markRead(id, true)
  }

  return (
    <Item>
      <Toggle
        id={id}
        type="button"
        $isUnread={!is_read}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={toggle}
      >
        <bdi>{subject}</bdi>
        <Facts as="span">{`${name} · ${email} · ${formatTime(created_at)}`}</Facts>
      </Toggle>
      {!is_read && <Status $isHidden={false}>{messages.unread}</Status>}
      {delivery === 'waiting' ? (
        <Status $isHidden>{messages.deliveries.waiting}</Status>
      ) : (
        <Facts>{messages.deliveries[delivery]}</Facts>
      )}
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
  const { messages } = useStudioTexts()
  return (
    <>
      <Text dir="auto">{message}</Text>
      {delivery === 'waiting' && last_error && (
        <Facts>
          {`${messages.lastFailure} `}
          <span lang="en">{last_error}</span>
        </Facts>
      )}
      {delivery === 'stored' && <Facts>{messages.storedHint}</Facts>}
    </>
  )
}

function MessageActions({ message, markRead, remove }: MessageItemProps) {
  const { messages } = useStudioTexts()
  const { formatTime } = useFormats()
  const { id, is_read } = message
  const heading = messages.wrote(formatTime(message.created_at), message.name)
  return (
    <ConfirmedRemoval question={messages.confirmRemoval} onConfirm={() => remove(message)}>
      <ButtonAnchor href={replyLink(message, heading)}>
        <Reply aria-hidden="true" />
        {messages.reply}
      </ButtonAnchor>
      <Button $variant="outline" onClick={() => void markRead(id, !is_read)}>
        {is_read ? messages.markUnread : messages.markRead}
      </Button>
    </ConfirmedRemoval>
  )
}

/** Characters of the quotation: mail programs cut off long links. */
const maxQuotation = 1200

function replyLink({ email, subject, message }: Message, heading: string): string {
  const text = message.length > maxQuotation ? `${message.slice(0, maxQuotation)} …` : message
  const quotation = text.split(/\r?\n/).map((line) => `> ${line}`)
  const body = ['', '', heading, ...quotation]
  const answer = /^re:/i.test(subject) ? subject : `Re: ${subject}`
  const address = encode(email).replace('%40', '@')
  return `mailto:${address}?subject=${encode(answer)}&body=${encode(body.join('\r\n'))}`
}
