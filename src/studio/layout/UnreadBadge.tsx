import styled from 'styled-components'
import { messagesApi } from '../../features/messages/messagesApi'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

const Badge = styled.span`
  margin-left: 0.5rem;
  padding: 0.1rem 0.5rem;
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.accent};
  color: ${({ theme }) => theme.onAccent};
  font-size: ${({ theme }) => theme.size.tiny};
`

/** The number of unread messages, beside the link to them; nothing if there are none. */
export function UnreadBadge() {
  const { data: unread } = messagesApi.endpoints.countUnreadMessages.useQuery()
  return unread ? (
    <Badge>
      {unread}
      <VisuallyHidden> belum dibaca</VisuallyHidden>
    </Badge>
  ) : null
}
