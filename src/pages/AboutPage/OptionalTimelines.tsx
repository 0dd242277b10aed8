import type { Award, Publication, Volunteering } from '../../contract/profile'
import { formatLongDate } from '../../lib/dates'
import { formatPeriod } from '../../lib/period'
import { safeLink } from '../../lib/safeLink'
import { Timeline, TimelineEntry } from '../../ui/Timeline'
import { AboutSection } from './AboutSection'

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
