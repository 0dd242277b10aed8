import type { ReactNode } from 'react'
import { useTexts } from '../../language/TextsContext'
import { formatLongDate } from '../../lib/dates'
import { useStudioTexts } from '../language/StudioTextsContext'
import type { EntrySummary, Status as StatusName } from './entryList'
import { Content, Details, Facts, Status } from './rowStyles'

interface EntryDetailsProps {
  summary: EntrySummary
  /** The title, as a link. */
  children: ReactNode
}

/** The title of an entry, a line with what matters, and its status. */
export function EntryDetails({ summary, children }: EntryDetailsProps) {
  const { details = [], statuses = [], date } = summary
  const { dates } = useTexts()
  const { lists } = useStudioTexts()
  const facts = details.filter(Boolean)
  const textOf = (status: StatusName) => {
    const text = lists.statuses[status]
    return status === 'scheduled' ? `${text} · ${formatLongDate(date, dates)}` : text
  }
  return (
    <Content>
      <Details>
        {children}
        {facts.length > 0 && <Facts dir="auto">{facts.join(' · ')}</Facts>}
      </Details>
      {statuses.map(
        (status) =>
          status && (
            <Status
              key={status}
              $isHidden={!['published', 'featured'].includes(status)}
              $isQuiet={status === 'published'}
            >
              {textOf(status)}
            </Status>
          ),
      )}
    </Content>
  )
}
