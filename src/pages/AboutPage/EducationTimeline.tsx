import type { Education } from '../../contract/educations'
import { formatPeriod } from '../../lib/period'
import { Quiet } from '../../ui/Page'
import { Timeline, TimelineEntry } from '../../ui/Timeline'
import { LoadFailure } from './LoadFailure'
import { Split } from './Split'

interface EducationTimelineProps {
  educations: readonly Education[] | undefined
  error: unknown
}

/** What the owner studied. */
export function EducationTimeline({ educations, error }: EducationTimelineProps) {
  return (
    <Split heading="Pendidikan">
      {error ? (
        <LoadFailure error={error} heading="h3" />
      ) : (
        <Timeline>
          {educations?.map((education) => (
            <TimelineEntry
              key={education.id}
              period={formatPeriod({
                start: education.start_year,
                end: education.graduation_year,
              })}
              title={education.degree}
              place={[education.institution_name, education.major, education.location]}
              description={education.description}
            >
              {typeof education.gpa === 'number' && <Quiet>IPK {education.gpa}</Quiet>}
            </TimelineEntry>
          ))}
        </Timeline>
      )}
    </Split>
  )
}
