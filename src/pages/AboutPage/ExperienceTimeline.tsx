import type { Experience } from '../../contract/experiences'
import { formatPeriod } from '../../lib/period'
import { Badge } from '../../ui/Chip'
import { Timeline, TimelineEntry } from '../../ui/Timeline'
import { LoadFailure } from './LoadFailure'
import { Split } from './Split'

interface ExperienceTimelineProps {
  experiences: readonly Experience[] | undefined
  error: unknown
}

/** Where the owner worked, and works. */
export function ExperienceTimeline({ experiences, error }: ExperienceTimelineProps) {
  return (
    <Split heading="Pengalaman Kerja">
      {error ? (
        <LoadFailure error={error} heading="h3" />
      ) : (
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
              place={[experience.company_name, experience.location]}
              description={experience.description}
            >
              {experience.is_current === 1 && (
                <p>
                  <Badge>Posisi Saat Ini</Badge>
                </p>
              )}
            </TimelineEntry>
          ))}
        </Timeline>
      )}
    </Split>
  )
}
