import type { Experience } from '../../contract/experiences'
import { formatPeriod } from '../../lib/period'
import { Badge } from '../../ui/Chip'
import { Timeline, TimelineEntry } from '../../ui/Timeline'
import { AboutSection } from './AboutSection'

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
