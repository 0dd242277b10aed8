import styled from 'styled-components'
import { Skeleton } from '../../ui/Skeleton'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

const Frame = styled.div`
  display: grid;
  gap: 1.5rem;
  padding-block: clamp(2rem, 5vw, 4rem);
`

/** A placeholder for a testimonial that is loading. */
export function TestimonialSkeleton() {
  return (
    <Frame role="status">
      <VisuallyHidden>Memuat testimoni...</VisuallyHidden>
      <Skeleton $width="16rem" />
      <Skeleton $height="9rem" />
      <Skeleton $height="14rem" />
    </Frame>
  )
}
