import { breakpoints } from '../theme/theme'
import { Picture, type PictureProps } from './Picture'

interface CardPictureProps extends Pick<
  PictureProps,
  'src' | 'colours' | 'placeholder' | 'transitionName'
> {
  /** The picture of the first card loads eagerly. */
  isFirst: boolean
}

/** The picture at the top of a card. Decorative: the card's text describes it. */
export function CardPicture({ isFirst, ...picture }: CardPictureProps) {
  return (
    <Picture
      {...picture}
      alt=""
      ratio="16 / 10"
      sizes={`(min-width: ${breakpoints.desktop}) 24rem, (min-width: 42rem) 46vw, 96vw`}
      loading={isFirst ? 'eager' : 'lazy'}
    />
  )
}
