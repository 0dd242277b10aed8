import { env } from '../../env'
import type { SocialNetwork } from './socialLinks'

/** The logo of a network, from an SVG sprite. The link around it has the accessible name. */
export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg viewBox="0 0 24 24" width="1.2em" height="1.2em" fill="currentColor" aria-hidden="true">
      <use href={`${env.basePath}icons/social.svg#${network}`} />
    </svg>
  )
}
