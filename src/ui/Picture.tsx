import { ViewTransition, type CSSProperties } from 'react'
import { preload } from 'react-dom'
import styled from 'styled-components'
import { safeLink } from '../lib/safeLink'
import { sitePath } from '../sitePath'
import { pictureSources, type PictureSource } from './pictureSources'
import { useBrokenPicture } from './useBrokenPicture'

/** Only the image in it has a box: a source would take a row of the grid around it. */
const Frame = styled.picture`
  display: contents;

  source {
    display: none;
  }
`

const Image = styled.img<{ $ratio: string }>`
  width: 100%;
  height: auto;
  aspect-ratio: ${({ $ratio }) => $ratio};
  object-fit: cover;
  background: ${({ theme }) => theme.surfaceSunken};

  /* Our own stand-ins are drawn on paper, in tones that are those of the night turned round. */
  html.dark &[src$='placeholder.svg'] {
    filter: invert(1);
  }
`

export interface PictureProps {
  /** Out of data: missing or unsafe gives the fallback, and so does one that does not load. */
  src: string | null | undefined
  fallback: string
  alt: string
  /** Width to height, for example `16 / 10`: the room is kept before the picture is there. */
  ratio: `${number} / ${number}`
  /** Its upper and its lower colour, which stand in for it until it is there. */
  colours?: string
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string
  /** `eager` for the one picture that a visitor sees first. */
  loading?: 'lazy' | 'eager'
  /** What the same picture is called on another page, for it to move there; `auto`: nothing yet. */
  transitionName?: string
  className?: string
}

/** Lets the head of a rendered page ask for the picture, long before its place comes. */
function preloadFirst(
  address: string,
  [smallest]: readonly PictureSource[],
  imageSizes: string,
): void {
  if (!smallest) return
  const { type, srcSet: imageSrcSet } = smallest
  preload(address, { as: 'image', type, imageSrcSet, imageSizes, fetchPriority: 'high' })
}

function placeholderOf(colours: string | undefined): CSSProperties | undefined {
  if (!colours || !/^#\w{6} #\w{6}$/.test(colours)) return undefined
  return { backgroundImage: `linear-gradient(${colours.replace(' ', ', ')})` }
}

/** A picture that always shows something, in a room that never changes. */
export function Picture({
  src,
  fallback,
  ratio,
  colours,
  sizes,
  loading = 'lazy',
  transitionName,
  ...rest
}: PictureProps) {
  const wanted = safeLink(src) ?? fallback
  const { isBroken, watch } = useBrokenPicture(wanted)
  const [width = 1, height = 1] = ratio.split(' / ').map(Number)
  const sources = isBroken ? [] : pictureSources(wanted)
  if (loading === 'eager') preloadFirst(sitePath(wanted), sources, sizes)
  const image = (
    <Image
      {...rest}
      {...watch}
      // Before the address: a picture that is fetched already would be fetched at once.
      loading={loading}
      fetchPriority={loading === 'eager' ? 'high' : 'auto'}
      decoding={loading === 'eager' ? 'auto' : 'async'}
      width={width * 100}
      height={height * 100}
      $ratio={ratio}
      style={isBroken ? undefined : placeholderOf(colours)}
      src={sitePath(isBroken ? fallback : wanted)}
    />
  )
  return (
    <Frame>
      {sources.map((source) => (
        <source key={source.type} sizes={sizes} {...source} />
      ))}
      {transitionName ? (
        <ViewTransition name={transitionName} default="none" share="auto">
          {image}
        </ViewTransition>
      ) : (
        image
      )}
    </Frame>
  )
}
