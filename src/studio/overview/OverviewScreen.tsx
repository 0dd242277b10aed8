import styled from 'styled-components'
import { messagesApi } from '../../features/messages/messagesApi'
import { Heading } from '../../ui/Page'
import { useStudioTexts } from '../language/StudioTextsContext'
import { upToDate } from '../ui/LoadState'
import { screenPaths } from '../nouns'
import { Screen } from '../ui/Screen'
import { Stack } from '../ui/Section'
import { FindingsSection } from './FindingsSection'
import { Panel, RowLink } from './OverviewSection'
import { TasksSection } from './TasksSection'
import { TranslationsSection } from './TranslationsSection'
import { ViewsSection } from './ViewsSection'

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  align-items: start;
  gap: 1.25rem;
`

export default function OverviewScreen() {
  const { screens } = useStudioTexts()
  return (
    <Screen title={screens.overview}>
      <Stack $gap="1.25rem">
        <Columns>
          <TasksSection />
          <Stack $gap="1.25rem">
            <FindingsSection />
            <UnreadSection />
            <ViewsSection />
          </Stack>
        </Columns>
        <TranslationsSection />
      </Stack>
    </Screen>
  )
}

function UnreadSection() {
  const { overview, screens } = useStudioTexts()
  const { data: unread } = messagesApi.endpoints.countUnreadMessages.useQuery(undefined, upToDate)
  const text = unread ? overview.unread(unread) : overview.noneUnread
  return (
    <Panel>
      <Heading>{screens.messages}</Heading>
      <RowLink to={screenPaths.messages}>{unread === undefined ? screens.messages : text}</RowLink>
    </Panel>
  )
}
