import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { messagesApi } from '../../features/messages/messagesApi'
import { Heading } from '../../ui/Page'
import { useStudioTexts } from '../language/StudioTextsContext'
import { upToDate } from '../ui/LoadState'
import { screenPaths } from '../nouns'
import { Screen } from '../ui/Screen'
import { Sections } from '../ui/Section'
import { FindingsSection } from './FindingsSection'
import { TasksSection } from './TasksSection'
import { TranslationsSection } from './TranslationsSection'
import { ViewsSection } from './ViewsSection'

const Frame = styled(Sections).attrs({ $gap: '2.5rem' })`
  h2 {
    margin-bottom: 0.5rem;
  }
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  align-items: start;
  gap: 2.5rem;
`

export default function OverviewScreen() {
  const { screens } = useStudioTexts()
  return (
    <Screen title={screens.overview}>
      <Frame>
        <Columns>
          <TasksSection />
          <Frame>
            <UnreadSection />
            <ViewsSection />
          </Frame>
        </Columns>
        <FindingsSection />
        <TranslationsSection />
      </Frame>
    </Screen>
  )
}

function UnreadSection() {
  const { overview, screens } = useStudioTexts()
  const { data: unread } = messagesApi.endpoints.countUnreadMessages.useQuery(undefined, upToDate)
  const text = unread ? overview.unread(unread) : overview.noneUnread
  return (
    <section>
      <Heading>{screens.messages}</Heading>
      <p>
        <Link to={screenPaths.messages}>{unread === undefined ? screens.messages : text}</Link>
      </p>
    </section>
  )
}
