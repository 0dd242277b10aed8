import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { messagesApi } from '../../features/messages/messagesApi'
import { Heading } from '../../ui/Page'
import { messagesPath } from '../nouns'
import { Screen } from '../ui/Screen'
import { FindingsSection } from './FindingsSection'
import { ViewsSection } from './ViewsSection'

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem;
  max-width: 46rem;

  h2 {
    margin-bottom: 0.5rem;
    font-size: 1.25rem;
  }
`

/** New messages, what should be corrected, and how often pages were opened. */
export default function OverviewScreen() {
  return (
    <Screen title="Ringkasan">
      <Sections>
        <UnreadSection />
        <FindingsSection />
        <ViewsSection />
      </Sections>
    </Screen>
  )
}

/** How many messages the owner has not read. */
function UnreadSection() {
  const { data: unread } = messagesApi.endpoints.countUnreadMessages.useQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  return (
    <section>
      <Heading>Pesan</Heading>
      <p>
        <Link to={messagesPath}>
          {unread ? `${unread} pesan belum dibaca` : 'Tidak ada pesan baru'}
        </Link>
      </p>
    </section>
  )
}
