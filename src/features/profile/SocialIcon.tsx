import { env } from '../../env'
import type { SocialNetwork } from './socialLinks'

/**
 * The mark of a network; the link around it carries the name. All of them are one file, so
 * that no outline is part of the site's code.
 */
export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg viewBox="0 0 24 24" width="1.2em" height="1.2em" fill="currentColor" aria-hidden="true">
      <use href={`${env.basePath}icons/social.svg#${network}`} />
    </svg>
  )
}
