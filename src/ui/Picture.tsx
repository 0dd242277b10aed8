import { useState } from 'react'
import styled from 'styled-components'
import { safeLink } from '../lib/safeLink'

const Image = styled.img<{ $ratio: string }>`
  width: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  object-fit: cover;
  background: ${({ theme }) => theme.surfaceSunken};
`

interface PictureProps {
  /** Out of data: missing or unsafe gives the fallback, and so does one that does not load. */
  src: string | null | undefined
  fallback: string
  alt: string
  /** Width to height, for example `16 / 10`: the room is kept before the picture is there. */
  ratio: string
  /** `eager` for the one picture that a visitor sees first. */
  loading?: 'lazy' | 'eager'
  className?: string
}

/** A picture that always shows something, in a room that never changes. */
export function Picture({ src, fallback, alt, ratio, loading = 'lazy', className }: PictureProps) {
  const wanted = safeLink(src) ?? fallback
  const [broken, setBroken] = useState<string>()
  const handleError = () => setBroken(wanted)
  return (
    <Image
      className={className}
      src={broken === wanted ? fallback : wanted}
      alt={alt}
      $ratio={ratio}
      loading={loading}
      decoding="async"
      fetchPriority={loading === 'eager' ? 'high' : 'auto'}
      onError={handleError}
    />
  )
}
