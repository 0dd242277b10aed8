import ArrowRight from 'lucide-react/icons/arrow-right'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import type { MessagesFormat } from '../../contract/messages'
import { firstMessages, messagesApi } from '../../features/messages/messagesApi'
import { paths } from '../../lib/urls/paths'
import { sitePath } from '../../sitePath'
import { ButtonAnchor, ButtonRow } from '../../ui/Button'
import { MutedText } from '../../ui/Page'
import { toLocalTime } from '../forms/formValues'
import { useStudioTexts } from '../language/StudioTextsContext'
import { List } from '../ui/rows'
import { useWrite } from '../notices/noticesSlice'
import { EmptyState, LoadState, upToDate } from '../ui/LoadState'
import { ActionButton, PendingButton } from '../ui/PendingButton'
import { Screen } from '../ui/Screen'
import { Stack } from '../ui/Section'
import { useFocusFromHash } from '../ui/focus'
import { MessageItem } from './MessageItem'
import { useMessageChanges } from './useMessageChanges'

const maxLimit = 1000

const { listMessages, countUnreadMessages, exportMessages } = messagesApi.endpoints

export default function MessagesScreen() {
  const { messages: texts, screens } = useStudioTexts()
  const [limit, setLimit] = useState(firstMessages.limit)
  const query = listMessages.useQuery({ limit }, upToDate)
  const { data, isFetching } = query
  const { data: unread } = countUnreadMessages.useQuery(undefined, upToDate)
  const changes = useMessageChanges(limit)
  const { messages = [], pagination } = data ?? {}
  useFocusFromHash(data !== undefined)
  const hasMore = messages.length < (pagination?.totalData ?? 0) && limit < maxLimit
  return (
    <Screen title={screens.messages} action={messages.length > 0 && <ExportButtons />}>
      <LoadState title={screens.messages} query={query} />
      {data && messages.length === 0 && (
        <EmptyState title={texts.empty} message={texts.emptyHint}>
          <ButtonAnchor $variant="outline" href={sitePath(paths.contact)}>
            {texts.viewForm}
            <ArrowRight aria-hidden="true" />
          </ButtonAnchor>
        </EmptyState>
      )}
      {messages.length > 0 && (
        <Stack>
          {unread !== undefined && (
            <MutedText>{unread > 0 ? texts.unreadCount(unread) : texts.allRead}</MutedText>
          )}
          <List>
            {messages.map((message) => (
              <MessageItem key={message.id} message={message} {...changes} />
            ))}
          </List>
          {hasMore && (
            <PendingButton
              $variant="outline"
              isPending={isFetching}
              onClick={() => setLimit(Math.min(limit * 2, maxLimit))}
            >
              {texts.more}
            </PendingButton>
          )}
        </Stack>
      )}
    </Screen>
  )
}

const types: Record<MessagesFormat, string> = { csv: 'text/csv', json: 'application/json' }
const formats = Object.keys(types) as MessagesFormat[]

function ExportButtons() {
  const { messages } = useStudioTexts()
  const write = useWrite()

  async function save(format: MessagesFormat): Promise<void> {
    const request = exportMessages.initiate(format, { track: false })
    const { data } = await write(request, { failure: messages.notExported, subject: format })
    if (data === undefined) return
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([data], { type: types[format] }))
    const day = toLocalTime(new Date().toISOString()).slice(0, 'YYYY-MM-DD'.length)
    link.download = `${messages.fileName}-${day}.${format}`
    link.click()
    // The browser has opened the data when it handles the click.
    URL.revokeObjectURL(link.href)
  }

  return (
    <ButtonRow>
      {formats.map((format) => (
        <ActionButton key={format} $variant="outline" action={() => save(format)}>
          <Download aria-hidden="true" />
          {messages.export(format.toUpperCase())}
        </ActionButton>
      ))}
    </ButtonRow>
  )
}
