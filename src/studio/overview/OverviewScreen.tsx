import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { messagesApi } from '../../features/messages/messagesApi'
import { Heading } from '../../ui/Page'
import { useStudioTexts } from '../language/StudioTextsContext'
import { upToDate } from '../ui/LoadState'
import { screenPaths } from '../nouns'
import { Screen } from '../ui/Screen'
import { FindingsSection } from './FindingsSection'
import { TasksSection } from './TasksSection'
import { TranslationsSection } from './TranslationsSection'
import { ViewsSection } from './ViewsSection'

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem;

  h2 {
    margin-bottom: 0.5rem;
    font-size: 1.25rem;
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
      <Sections>
        <Columns>
          <TasksSection />
          <Sections>
            <UnreadSection />
            <ViewsSection />
          </Sections>
        </Columns>
        <FindingsSection />
        <TranslationsSection />
      </Sections>
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
