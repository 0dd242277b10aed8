import styled from 'styled-components'
import { Screen } from '../ui/Screen'
import { FindingsSection } from './FindingsSection'
import { UnreadSection } from './UnreadSection'
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
