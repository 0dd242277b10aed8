import { Picture, type PictureProps } from './Picture'

interface CardPictureProps extends Pick<
  PictureProps,
  'src' | 'colours' | 'fallback' | 'transitionName'
> {
  /** On the first card of a page: it is not waited for. */
  isFirst: boolean
}

/** The picture that fills the upper part of a card in a grid; the card's text says what it shows. */
export function CardPicture({ isFirst, ...picture }: CardPictureProps) {
  return (
    <Picture
      {...picture}
      alt=""
      ratio="16 / 10"
      sizes="(min-width: 64rem) 24rem, (min-width: 42rem) 46vw, 96vw"
      loading={isFirst ? 'eager' : 'lazy'}
    />
  )
}
