import styled from 'styled-components'
import type { Testimonial } from '../../contract/testimonials'
import { useProfile } from '../../features/profile/useProfile'
import { averageRating, Rating } from '../../features/testimonials/Rating'
import { useTexts } from '../../language/TextsContext'
import { MutedText } from '../../ui/Page'

/** Keeps its height without ratings, so that a category without testimonials does not move the filters. */
const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.25rem 1.25rem;
  margin-bottom: 1.25rem;
  min-height: calc(1.65 * ${({ theme }) => theme.size.heading});
`

const Average = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.25rem 0.625rem;

  [role='img'] {
    align-self: center;
  }
  /* Its width is the same in the fallback face. */
  strong {
    min-width: 1.5em;
    font-size: ${({ theme }) => theme.size.heading};
    letter-spacing: -0.03em;
  }
`

export function RatingSummary({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const { testimonials: texts } = useTexts()
  const { profile, isBuiltIn } = useProfile()
  const average = averageRating(testimonials)
  // For an API without the number of projects, testimonials are counted.
  const completed = isBuiltIn ? testimonials.length : profile.projects_completed
  return (
    <Frame>
      {average !== undefined && (
        <Average>
          <Rating value={average} />
          <strong>{average.toFixed(1)}</strong>
          <span>{texts.average}</span>
        </Average>
      )}
      {Boolean(completed) && <MutedText>{texts.completedProjects(completed ?? 0)}</MutedText>}
    </Frame>
  )
}
