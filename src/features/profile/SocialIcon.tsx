// File by file: the package's one big module would bring the skills' icons to every page.
import github from 'simple-icons/icons/github.svg?raw'
import instagram from 'simple-icons/icons/instagram.svg?raw'
import x from 'simple-icons/icons/x.svg?raw'
import type { SocialNetwork } from './socialLinks'

/** LinkedIn left simple-icons at its owner's wish, so its two letters are drawn here. */
const linkedin =
  'M2 0h20a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2Zm1.6 9v11.4h3.5V9H3.6Zm1.75-5.6a2 2 0 1 0 0 4.1 2 2 0 0 0 0-4.1ZM9.3 9v11.4h3.5v-6.1c0-1.6.8-2.5 2.1-2.5s1.9.9 1.9 2.5v6.1h3.5v-6.9c0-3.1-1.7-4.7-4.1-4.7-1.6 0-2.8.7-3.5 1.9V9H9.3Z'

/** The outline in an icon's file. */
function outlineOf(svg: string): string {
  return / d="([^"]+)"/.exec(svg)?.[1] ?? ''
}

const drawings: Record<SocialNetwork, string> = {
  github: outlineOf(github),
  linkedin,
  x: outlineOf(x),
  instagram: outlineOf(instagram),
}

/** The mark of a network; the link around it carries the name. */
export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg viewBox="0 0 24 24" width="1.2em" height="1.2em" fill="currentColor" aria-hidden="true">
      <path d={drawings[network]} />
    </svg>
  )
}
