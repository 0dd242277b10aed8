import { env } from '../../env'

interface SpriteIconProps {
  /** A file in `public/icons` with the id of its symbol. */
  source: string
  size?: string
}

/** An icon from a file, in the colour of the text. Decorative. */
export function SpriteIcon({ source, size = '1.2em' }: SpriteIconProps) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true">
      <use href={`${env.basePath}icons/${source}`} />
    </svg>
  )
}
