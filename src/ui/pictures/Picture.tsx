import { type CSSProperties, useCallback, useState } from 'react'
import { preload, type PreloadOptions } from 'react-dom'
import styled, { css } from 'styled-components'
import { env } from '../../env'
import type { CompleteCloth } from '../../lib/cloth'
import {
  hasSizes,
  objectPosition,
  pictureAddress,
  pictureFormats,
  pictureWidths,
} from '../../lib/pictures'
import { safeLink } from '../../lib/urls/links'
import { sitePath } from '../../sitePath'
import { Cloth, SharedTransition } from './Cloth'

interface PictureSource {
  type: string
  srcSet: string
}

/**
 * The generated formats and widths of a picture, as props of `source` elements.
 * @param url encoded
 */
export function pictureSources(url: string): PictureSource[] {
  if (!env.hasSizedPictures || !hasSizes(url)) return []
  return pictureFormats.map((format) => ({
    type: `image/${format}`,
    srcSet: pictureWidths
      .map((width) => `${sitePath(`/sized${url}/${width}.${format}`)} ${width}w`)
      .join(', '),
  }))
}

/** React delays the next page for its eager images, up to 800 ms, unless they have this handler. */
const onLoad = () => undefined

/**
 * Detects whether an image fails to load.
 * @param url of the image
 * @returns whether it has failed, and the props that the `img` element needs for the detection
 */
export function useImageError(url: string | undefined) {
  const [failedUrl, setFailedUrl] = useState<string>()
  const onError = useCallback(() => setFailedUrl(url), [url])
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      // On a server-rendered page the image may have failed before hydration.
      if (image?.complete && image.currentSrc && image.naturalWidth === 0) onError()
    },
    [onError],
  )
  return { hasFailed: url !== undefined && failedUrl === url, imageProps: { ref, onError, onLoad } }
}

/** `contents`, so that only the image is an item of a surrounding grid. */
export const PictureFrame = styled.picture`
  display: contents;

  source {
    display: none;
  }
`

/** Pale pictures are too bright on the dark surface. */
export const dimmedInDark = css`
  @media not print {
    html.dark & {
      filter: brightness(0.9);
    }
  }
`

const Image = styled.img<{ $ratio: string }>`
  width: 100%;
  height: auto;
  aspect-ratio: ${({ $ratio }) => $ratio};
  background: ${({ theme }) => theme.surfaceSunken};

  ${dimmedInDark}

  /* The placeholders are drawn in the colours of the light theme, which is printed. */
  @media not print {
    html.dark &[src$='placeholder.svg'] {
      filter: invert(1);
    }
  }
`

export interface PictureProps {
  /** From the API, with its focal point. A missing, unsafe or broken URL shows the placeholder. */
  src: string | null | undefined
  /** A drawing, or the cloth of the entry. */
  placeholder: 'profile' | 'project' | 'testimonial' | CompleteCloth
  alt: string
  /** Width to height, for example `16 / 10`: reserves the space before the picture loads. */
  ratio: `${number} / ${number}`
  /** The upper and the lower colour of the gradient that is shown until the picture has loaded. */
  colours?: string
  sizes: string
  /** `eager` for the largest picture of the first screen. */
  loading?: 'lazy' | 'eager'
  /** Preloads a lazy picture where this media query matches: elsewhere it is not displayed. */
  preloadMedia?: string
  /** The name of the picture's view transition; `auto` for none. */
  transitionName?: string
  className?: string
}

/** Adds a preload to the head of a server-rendered page, before the picture's place in the body. */
function preloadPicture(
  url: string,
  [smallest]: readonly PictureSource[],
  options: Pick<PreloadOptions, 'imageSizes' | 'media'>,
) {
  if (!smallest) return
  const { type, srcSet: imageSrcSet } = smallest
  preload(url, { as: 'image', type, imageSrcSet, fetchPriority: 'high', ...options })
}

function gradientOf(colours: string | undefined): string | undefined {
  if (!colours || !/^#\w{6} #\w{6}$/.test(colours)) return undefined
  return `linear-gradient(${colours.replace(' ', ', ')})`
}

/** A responsive picture with a placeholder; its size does not change while it loads. */
export function Picture({ src, placeholder, ratio, colours, sizes, ...props }: PictureProps) {
  const { loading = 'lazy', preloadMedia: media, transitionName, ...rest } = props
  const cloth = typeof placeholder === 'object' ? placeholder : undefined
  const placeholderUrl = cloth ? '' : `/pictures/${placeholder as string}-placeholder.svg`
  const link = safeLink(src) ?? placeholderUrl
  const url = pictureAddress(link)
  const { hasFailed, imageProps } = useImageError(url)
  const shownUrl = hasFailed ? placeholderUrl : url
  if (cloth && !shownUrl) {
    const { alt: label, className } = rest
    return <Cloth {...{ cloth, label, className, ratio, transitionName }} tile="6rem" />
  }
  const [width = 1, height = 1] = ratio.split(' / ').map(Number)
  const sources = hasFailed ? [] : pictureSources(url)
  const imageStyle: CSSProperties | undefined = hasFailed
    ? undefined
    : { backgroundImage: gradientOf(colours), objectPosition: objectPosition(link) }
  const isEager = loading === 'eager'
  if (isEager || media) preloadPicture(sitePath(url), sources, { imageSizes: sizes, media })
  return (
    <PictureFrame>
      {sources.map((source) => (
        <source key={source.type} sizes={sizes} {...source} />
      ))}
      <SharedTransition name={transitionName}>
        <Image
          {...rest}
          {...imageProps}
          // `loading` must precede `src`: React sets attributes in order, and `src` starts the request.
          loading={loading}
          fetchPriority={isEager || media ? 'high' : 'auto'}
          decoding={isEager ? 'auto' : 'async'}
          width={width * 100}
          height={height * 100}
          $ratio={ratio}
          style={imageStyle}
          src={sitePath(shownUrl)}
        />
      </SharedTransition>
    </PictureFrame>
  )
}
