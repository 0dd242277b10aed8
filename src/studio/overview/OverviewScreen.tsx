import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { messagesApi } from '../../features/messages/messagesApi'
import { Heading } from '../../ui/Page'
import { useStudioTexts } from '../language/StudioTextsContext'
import { messagesPath } from '../nouns'
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

/** Two columns where there is room for them. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  align-items: start;
  gap: 2.5rem;
`

/** What the site lacks, new messages, views, and what should be corrected or translated. */
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

/** How many messages the owner has not read. */
function UnreadSection() {
  const { overview, screens } = useStudioTexts()
  const { data: unread } = messagesApi.endpoints.countUnreadMessages.useQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  return (
    <section>
      <Heading>{screens.messages}</Heading>
      <p>
        <Link to={messagesPath}>{unread ? overview.unread(unread) : overview.noneUnread}</Link>
      </p>
    </section>
  )
}
