import { useState } from 'react'
import styled from 'styled-components'
import { messagesApi } from '../../features/messages/messagesApi'
import { Loading } from '../../ui/Loading'
import { Notice } from '../../ui/Notice'
import { MutedText } from '../../ui/Page'
import { List } from '../lists/rowStyles'
import { failureReason } from '../ui/failureReason'
import { Screen } from '../ui/Screen'
import { ActionButton, PendingButton } from '../ui/PendingButton'
import { ExportButtons } from './ExportButtons'
import { MessageItem } from './MessageItem'
import { useMessageChanges } from './useMessageChanges'

const pageSize = 50
/** The longest list that the server sends. */
const maxLimit = 1000

const fresh = { refetchOnMountOrArgChange: true }

const Inbox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
`

/** The messages of visitors, the newest first. */
export default function MessagesScreen() {
  const [limit, setLimit] = useState(pageSize)
  const { data, error, isFetching, refetch } = messagesApi.endpoints.listMessages.useQuery(
    { limit },
    fresh,
  )
  const { data: unread } = messagesApi.endpoints.countUnreadMessages.useQuery(undefined, fresh)
  const { markRead, remove } = useMessageChanges(limit)
  const { messages = [], pagination } = data ?? {}
  const hasMore = messages.length < (pagination?.totalData ?? 0) && limit < maxLimit
  return (
    <Screen title="Pesan" action={messages.length > 0 && <ExportButtons />}>
      {messages.length > 0 && (
        <Inbox>
          <MutedText>{unread ? `${unread} belum dibaca` : 'Semua sudah dibaca'}</MutedText>
          <List>
            {messages.map((message) => (
              <MessageItem
                key={message.id}
                message={message}
                onMark={(isRead) => void markRead(message.id, isRead)}
                onRemove={() => void remove(message.id)}
              />
            ))}
          </List>
          {hasMore && (
            <PendingButton
              $variant="outline"
              isPending={isFetching}
              onClick={() => setLimit(Math.min(limit * 2, maxLimit))}
            >
              Tampilkan lebih banyak
            </PendingButton>
          )}
        </Inbox>
      )}
      {data && messages.length === 0 && (
        <Notice title="Belum ada pesan" message="Pesan dari formulir kontak muncul di sini." />
      )}
      {!data &&
        (error ? (
          <Notice title="Pesan gagal dimuat" message={failureReason(error)} tone="error">
            <ActionButton action={refetch}>Coba Lagi</ActionButton>
          </Notice>
        ) : (
          <Loading text="Memuat pesan …" />
        ))}
    </Screen>
  )
}
