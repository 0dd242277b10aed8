import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Education, Experience } from '../../contract/career'
import type { ShownProfile } from '../../features/profile/useProfile'
import { ValueCards } from '../../features/profile/ValueCards'
import type { Texts } from '../../language/texts'
import { useTexts } from '../../language/TextsContext'
import { formatPeriod } from '../../lib/dates'
import { timelineEntryId } from '../../lib/urls/paths'
import { Heading, Section } from '../../ui/Page'
import { LoadFailure } from './LoadFailure'
import { Subtitle, Timeline, TimelineEntry, type TimelineEntryProps } from './Timeline'

const Frame = styled(Section)<{ $screenOnly: boolean }>`
  display: grid;
  gap: 1.75rem clamp(1.75rem, 4vw, 4rem);
  border-top: 1px solid ${({ theme }) => theme.line};

  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  }

  ${({ theme }) => theme.print} {
    /* A block may break between two printed pages; a grid would move to the next one. */
    display: ${({ $screenOnly }) => ($screenOnly ? 'none' : 'block')};
    padding-block: 4mm;

    h2 {
      margin-bottom: 3mm;
      font-size: 12pt;
    }
  }
`

interface AboutSectionProps {
  heading: string
  screenOnly?: boolean
  children: ReactNode
}

function AboutSection({ heading, screenOnly = false, children }: AboutSectionProps) {
  return (
    <Frame $screenOnly={screenOnly}>
      <Heading>{heading}</Heading>
      {children}
    </Frame>
  )
}

interface TimelineSectionProps<Row> {
  heading: string
  rows: readonly Row[] | null | undefined
  describe: (row: Row, texts: Texts) => TimelineEntryProps
  error?: unknown
  /** The language of the rows, if it is not that of the page. */
  lang?: string
}

/** Nothing if there are no rows. */
export function TimelineSection<Row>(props: TimelineSectionProps<Row>) {
  const texts = useTexts()
  const { heading, rows, describe, lang } = props
  const error = rows ? undefined : props.error
  if (!error && !rows?.length) return null
  return (
    <AboutSection heading={heading}>
      {error ? (
        <LoadFailure error={error} heading="h3" />
      ) : (
        <Timeline lang={lang}>
          {rows?.map((row, index) => (
            <TimelineEntry key={index} {...describe(row, texts)} />
          ))}
        </Timeline>
      )}
    </AboutSection>
  )
}

/** A grade as it is written, named if it is a number. */
function Grade({ row }: { row: Education }) {
  const { about } = useTexts()
  const grade = row.score?.trim() || row.gpa
  if (typeof grade !== 'string' && typeof grade !== 'number') return null
  const isNumber = /^[\d.,/ ]+$/.test(String(grade))
  return <Subtitle dir="auto">{isNumber ? about.gpa(grade) : grade}</Subtitle>
}

export const describe = {
  experience: (row: Experience, { about, dates }: Texts): TimelineEntryProps => ({
    ...row,
    elementId: timelineEntryId('experience', row.id),
    period: formatPeriod(
      { start: row.start_date, end: row.end_date, isCurrent: row.is_current },
      dates,
    ),
    title: row.job_title,
    fields: ['job_title', 'company_name'],
    subtitle: [{ text: row.company_name, url: row.company_url }, row.location],
    badge: row.is_current === 1 && about.currentPosition,
  }),
  education: (row: Education, { dates }: Texts): TimelineEntryProps => ({
    ...row,
    elementId: timelineEntryId('education', row.id),
    period: formatPeriod({ start: row.start_year, end: row.graduation_year }, dates),
    title: row.degree,
    fields: ['degree', 'institution_name'],
    subtitle: [{ text: row.institution_name, url: row.institution_url }, row.major, row.location],
    children: <Grade row={row} />,
  }),
}

export function Philosophy({ profile }: { profile: ShownProfile }) {
  const { philosophy } = useTexts().about
  if (!profile.principles?.length) return null
  return (
    <AboutSection heading={philosophy} screenOnly>
      <ValueCards profile={profile} field="principles" />
    </AboutSection>
  )
}
