import { ViewTransition, type CSSProperties } from 'react'
import { preload } from 'react-dom'
import styled from 'styled-components'
import { pictureAddress } from '../lib/pictures'
import { safeLink } from '../lib/safeLink'
import { sitePath } from '../sitePath'
import { pictureSources, type PictureSource } from './pictureSources'
import { useImageError } from './useImageError'

/** `contents`, so that only the image is an item of a surrounding grid. */
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

  /* The placeholders are drawn in the colours of the light theme. */
  html.dark &[src$='placeholder.svg'] {
    filter: invert(1);
  }
`

export interface PictureProps {
  /** From the API. A missing, unsafe or broken URL shows the placeholder. */
  src: string | null | undefined
  placeholder: 'profile' | 'project' | 'testimonial'
  alt: string
  /** Width to height, for example `16 / 10`: reserves the space before the picture loads. */
  ratio: `${number} / ${number}`
  /** The upper and the lower colour of the gradient that is shown until the picture has loaded. */
  colours?: string
  /** The `sizes` attribute. */
  sizes: string
  /** `eager` for the largest picture of the first screen. */
  loading?: 'lazy' | 'eager'
  /** The name of the picture's view transition; `auto` for none. */
  transitionName?: string
  className?: string
}

/** Adds a preload to the head of a server-rendered page, before the picture's place in the body. */
function preloadPicture(url: string, [smallest]: readonly PictureSource[], imageSizes: string) {
  if (!smallest) return
  const { type, srcSet: imageSrcSet } = smallest
  preload(url, { as: 'image', type, imageSrcSet, imageSizes, fetchPriority: 'high' })
}

function gradientStyle(colours: string | undefined): CSSProperties | undefined {
  if (!colours || !/^#\w{6} #\w{6}$/.test(colours)) return undefined
  return { backgroundImage: `linear-gradient(${colours.replace(' ', ', ')})` }
}

/** A responsive picture with a placeholder; its size does not change while it loads. */
export function Picture({
  src,
  placeholder,
  ratio,
  colours,
  sizes,
  loading = 'lazy',
  transitionName,
  ...rest
}: PictureProps) {
  const placeholderUrl = `/pictures/${placeholder}-placeholder.svg`
  const url = pictureAddress(safeLink(src) ?? placeholderUrl)
  const { hasFailed, imageProps } = useImageError(url)
  const [width = 1, height = 1] = ratio.split(' / ').map(Number)
  const sources = hasFailed ? [] : pictureSources(url)
  const isEager = loading === 'eager'
  if (isEager) preloadPicture(sitePath(url), sources, sizes)
  const image = (
    <Image
      {...rest}
      {...imageProps}
      // `loading` must precede `src`: React sets attributes in order, and `src` starts the request.
      loading={loading}
      fetchPriority={isEager ? 'high' : 'auto'}
      decoding={isEager ? 'auto' : 'async'}
      width={width * 100}
      height={height * 100}
      $ratio={ratio}
      style={hasFailed ? undefined : gradientStyle(colours)}
      src={sitePath(hasFailed ? placeholderUrl : url)}
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
