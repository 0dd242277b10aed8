import type { Education } from '../../contract/educations'
import { formatPeriod } from '../../lib/period'
import { MutedText } from '../../ui/Page'
import { Timeline, TimelineEntry } from '../../ui/Timeline'
import { AboutSection } from './AboutSection'

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
