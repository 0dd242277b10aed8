import GraduationCap from 'lucide-react/icons/graduation-cap'
import Heart from 'lucide-react/icons/heart'
import SquareCode from 'lucide-react/icons/square-code'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { messageOf } from '../../api/apiError'
import type { Education } from '../../contract/educations'
import type { Experience } from '../../contract/experiences'
import type { Award, Publication, Volunteering } from '../../contract/profile'
import { formatLongDate } from '../../lib/dates'
import { formatPeriod } from '../../lib/period'
import { reloadPage } from '../../lib/reloadPage'
import { safeLink } from '../../lib/safeLink'
import { Button } from '../../ui/Button'
import { Badge } from '../../ui/Chip'
import { Notice } from '../../ui/Notice'
import { Heading, MutedText, Section } from '../../ui/Page'
import { Timeline, TimelineEntry } from './Timeline'
import { ValueCards } from '../../ui/Facts'

interface LoadFailureProps {
  error: unknown
  /** The reason, if the error has no message. */
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
  /** Shown instead of the children. */
  error?: unknown
  /** Not printed. */
  screenOnly?: boolean
  children: ReactNode
}

/** A section with its heading on the left, on a narrow screen above. */
function AboutSection({ heading, error, screenOnly = false, children }: AboutSectionProps) {
  return (
    <Frame $screenOnly={screenOnly}>
      <Heading>{heading}</Heading>
      {error ? <LoadFailure error={error} heading="h3" /> : children}
    </Frame>
  )
}

interface ExperienceTimelineProps {
  experiences: readonly Experience[] | undefined
  error: unknown
}

/** The owner's positions. */
export function ExperienceTimeline({ experiences, error }: ExperienceTimelineProps) {
  return (
    <AboutSection heading="Pengalaman Kerja" error={error}>
      <Timeline>
        {experiences?.map((experience) => (
          <TimelineEntry
            key={experience.id}
            period={formatPeriod({
              start: experience.start_date,
              end: experience.end_date,
              isCurrent: experience.is_current,
            })}
            title={experience.job_title}
            subtitle={[experience.company_name, experience.location]}
            description={experience.description}
            highlights={experience.highlights}
          >
            {experience.is_current === 1 && (
              <p>
                <Badge>Posisi Saat Ini</Badge>
              </p>
            )}
          </TimelineEntry>
        ))}
      </Timeline>
    </AboutSection>
  )
}

interface EducationTimelineProps {
  educations: readonly Education[] | undefined
  error: unknown
}

/** The owner's degrees. */
export function EducationTimeline({ educations, error }: EducationTimelineProps) {
  return (
    <AboutSection heading="Pendidikan" error={error}>
      <Timeline>
        {educations?.map((education) => (
          <TimelineEntry
            key={education.id}
            period={formatPeriod({
              start: education.start_year,
              end: education.graduation_year,
            })}
            title={education.degree}
            subtitle={[education.institution_name, education.major, education.location]}
            description={education.description}
            highlights={education.highlights}
          >
            {typeof education.gpa === 'number' && <MutedText>IPK {education.gpa}</MutedText>}
          </TimelineEntry>
        ))}
      </Timeline>
    </AboutSection>
  )
}

/** The part of a profile that a section shows. */
type Entries<Entry> = readonly Entry[] | null | undefined

/** The owner's unpaid work; nothing if there is none. */
export function VolunteeringTimeline({ entries }: { entries: Entries<Volunteering> }) {
  if (!entries?.length) return null
  return (
    <AboutSection heading="Kegiatan Sukarela">
      <Timeline>
        {entries.map(({ organisation, role, ...entry }, index) => (
          <TimelineEntry
            key={index}
            period={formatPeriod({ start: entry.start_date, end: entry.end_date })}
            title={role?.trim() || organisation}
            subtitle={[role?.trim() && organisation]}
            description={entry.description}
            highlights={entry.highlights}
          />
        ))}
      </Timeline>
    </AboutSection>
  )
}

/** The owner's publications, with links to them; nothing if there are none. */
export function PublicationTimeline({ entries }: { entries: Entries<Publication> }) {
  if (!entries?.length) return null
  return (
    <AboutSection heading="Publikasi">
      <Timeline>
        {entries.map(({ title, publisher, date, url, description }, index) => (
          <TimelineEntry
            key={index}
            period={formatLongDate(date)}
            title={title}
            href={safeLink(url)}
            subtitle={[publisher]}
            description={description}
          />
        ))}
      </Timeline>
    </AboutSection>
  )
}

/** The owner's awards; nothing if there are none. */
export function AwardTimeline({ entries }: { entries: Entries<Award> }) {
  if (!entries?.length) return null
  return (
    <AboutSection heading="Penghargaan">
      <Timeline>
        {entries.map(({ title, issuer, date, description }, index) => (
          <TimelineEntry
            key={index}
            period={formatLongDate(date)}
            title={title}
            subtitle={[issuer]}
            description={description}
          />
        ))}
      </Timeline>
    </AboutSection>
  )
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

/** The owner's principles. */
export function Philosophy() {
  return (
    <AboutSection heading="Filosofi Kerja Saya" screenOnly>
      <ValueCards values={values} />
    </AboutSection>
  )
}
