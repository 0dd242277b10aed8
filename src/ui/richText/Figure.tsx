import styled from 'styled-components'
import type { PictureBlock } from '../../contract/richText'
import { nodesOf, textOf } from './tree'
import { Picture } from '../Picture'
import { hasSize } from './hasSize'
import { Inlines } from './Inlines'

const Image = styled(Picture)`
  width: min(100%, var(--picture-width, 100%));
  margin-inline: auto;
  border-radius: ${({ theme }) => theme.radius.medium};
  object-fit: contain;
`

/** A picture in its natural ratio and at most in its natural size and the height of the screen. */
export function Figure(picture: PictureBlock) {
  const { url, alt, caption, colours } = picture
  const size = hasSize(picture) ? picture : undefined
  const maxWidth = size && `min(${size.width}px, ${(size.width / size.height) * 85}svh)`
  return (
    <figure style={{ ['--picture-width' as string]: maxWidth }}>
      <Image
        src={textOf(url)}
        alt={textOf(alt)}
        placeholder="project"
        ratio={size ? `${size.width} / ${size.height}` : '16 / 10'}
        colours={textOf(colours)}
        sizes="(min-width: 48rem) 44rem, 94vw"
      />
      {nodesOf(caption).length > 0 && (
        <figcaption>
          <Inlines inlines={nodesOf(caption)} />
        </figcaption>
      )}
    </figure>
  )
}
