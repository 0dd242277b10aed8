import GraduationCap from 'lucide-react/icons/graduation-cap'
import Heart from 'lucide-react/icons/heart'
import SquareCode from 'lucide-react/icons/square-code'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { messageOf } from '../../api/apiError'
import type { Education, Experience } from '../../contract/career'
import type { Award, Publication, Volunteering } from '../../contract/profile'
import { formatLongDate, formatPeriod } from '../../lib/dates'
import { reloadPage } from '../../lib/reloadPage'
import { safeLink } from '../../lib/links'
import { Button } from '../../ui/Button'
import { Badge } from '../../ui/Chip'
import { ValueCards } from '../../ui/Facts'
import { Notice } from '../../ui/Notice'
import { Heading, MutedText, Section } from '../../ui/Page'
import { Timeline, TimelineEntry, type TimelineEntryProps } from './Timeline'

interface LoadFailureProps {
  error: unknown
  defaultReason?: string
  heading: 'h1' | 'h3'
}

/** Rendered instead of the page, or a section, whose request failed. */
export function LoadFailure(props: LoadFailureProps) {
  const { error, defaultReason = 'Unknown error', heading } = props
  return (
    <Notice
      title="Unable to Load Data"
      message={`Failed to load data: ${messageOf(error, defaultReason)}`}
      tone="error"
      heading={heading}
      lang="en"
    >
      <Button onClick={reloadPage}>Try Again</Button>
    </Notice>
  )
}

const Frame = styled(Section)<{ $screenOnly: boolean }>`
  display: grid;
  gap: 1.75rem;
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
  describe: (row: Row) => TimelineEntryProps
  error?: unknown
  /** Renders nothing if there are no rows. */
  isOptional?: boolean
}

export function TimelineSection<Row>(props: TimelineSectionProps<Row>) {
  const { heading, rows, describe, error, isOptional } = props
  if (isOptional && !rows?.length) return null
  return (
    <AboutSection heading={heading}>
      {error ? (
        <LoadFailure error={error} heading="h3" />
      ) : (
        <Timeline>
          {rows?.map((row, index) => (
            <TimelineEntry key={index} {...describe(row)} />
          ))}
        </Timeline>
      )}
    </AboutSection>
  )
}

export const describe = {
  experience: (row: Experience): TimelineEntryProps => ({
    ...row,
    period: formatPeriod({ start: row.start_date, end: row.end_date, isCurrent: row.is_current }),
    title: row.job_title,
    subtitle: [row.company_name, row.location],
    children: row.is_current === 1 && (
      <p>
        <Badge>Posisi Saat Ini</Badge>
      </p>
    ),
  }),
  education: (row: Education): TimelineEntryProps => ({
    ...row,
    period: formatPeriod({ start: row.start_year, end: row.graduation_year }),
    title: row.degree,
    subtitle: [row.institution_name, row.major, row.location],
    children: typeof row.gpa === 'number' && <MutedText>IPK {row.gpa}</MutedText>,
  }),
  volunteering: (row: Volunteering): TimelineEntryProps => ({
    ...row,
    period: formatPeriod({ start: row.start_date, end: row.end_date }),
    title: row.role?.trim() || row.organisation,
    subtitle: [row.role?.trim() && row.organisation],
  }),
  publication: (row: Publication): TimelineEntryProps => ({
    ...row,
    period: formatLongDate(row.date),
    href: safeLink(row.url),
    subtitle: [row.publisher],
  }),
  award: (row: Award): TimelineEntryProps => ({
    ...row,
    period: formatLongDate(row.date),
    subtitle: [row.issuer],
  }),
}

const values = [
  {
    Icon: SquareCode,
    title: 'Clean Code',
    text: 'Kode ditulis untuk dibaca orang berikutnya, dan diuji sebelum dipercaya.',
  },
  {
    Icon: Heart,
    title: 'User First',
    text: 'Keputusan dimulai dari orang yang memakai, termasuk yang jaringannya lambat.',
  },
  {
    Icon: GraduationCap,
    title: 'Continuous Learning',
    text: 'Setiap proyek meninggalkan satu hal baru yang dipelajari dan dibagikan.',
  },
]

export function Philosophy() {
  return (
    <AboutSection heading="Filosofi Kerja Saya" screenOnly>
      <ValueCards values={values} />
    </AboutSection>
  )
}
