import styled from 'styled-components'
import { objectPosition, pictureAddress } from '../../lib/pictures'
import { safeLink } from '../../lib/urls/links'
import { sitePath } from '../../sitePath'
import {
  dimmedInDark,
  PictureFrame,
  pictureSources,
  useImageError,
} from '../../ui/pictures/Picture'

const Image = styled.img`
  flex: none;
  border-radius: 50%;
  ${dimmedInDark}
`

const Initials = styled.span<{ $size: number }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: 50%;
  background: ${({ theme }) => theme.dyed};
  color: ${({ theme }) => theme.onDyed};
  font-size: ${({ $size }) => $size * 0.375}px;
  font-weight: 700;
  print-color-adjust: exact;
`

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) =>
    Array.from(word ?? '')[0]?.toUpperCase(),
  )
  return letters.join('') || '?'
}

interface AvatarProps {
  name: string
  /** A missing, unsafe or broken URL shows the initials. */
  src: string | null | undefined
  /** Width and height in pixels. */
  size: 48 | 120
}

export function Avatar({ name, src, size }: AvatarProps) {
  const url = safeLink(src)
  const { hasFailed, imageProps } = useImageError(url)
  if (!url || hasFailed) {
    return (
      <Initials role="img" aria-label={name} $size={size}>
        {initialsOf(name)}
      </Initials>
    )
  }
  const address = pictureAddress(url)
  return (
    <PictureFrame>
      {pictureSources(address).map((source) => (
        <source key={source.type} sizes={`${size}px`} {...source} />
      ))}
      <Image
        {...imageProps}
        alt={name}
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        style={{ objectPosition: objectPosition(url) }}
        src={sitePath(address)}
      />
    </PictureFrame>
  )
}
