import styled from 'styled-components'
import { HiddenText, Skeleton } from '../../ui/Skeleton'

const Frame = styled.div`
  display: grid;
  gap: 1.5rem;
  padding-block: clamp(2rem, 5vw, 4rem);
`

/** The shape of a testimonial that is on its way. */
export function TestimonialSkeleton() {
  return (
    <Frame role="status">
      <HiddenText>Memuat testimoni...</HiddenText>
      <Skeleton $width="16rem" />
      <Skeleton $height="9rem" />
      <Skeleton $height="14rem" />
    </Frame>
  )
}
