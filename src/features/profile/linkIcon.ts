import type { ProfileLink } from '../../contract/profile'

/** The networks with a logo, and the hosts of their profiles. */
const hosts: readonly (readonly [network: string, ...hosts: string[]])[] = [
  ['bitbucket', 'bitbucket.org'],
  ['bluesky', 'bsky.app'],
  ['codeberg', 'codeberg.org'],
  ['dev', 'dev.to'],
  ['facebook', 'facebook.com'],
  ['github', 'github.com'],
  ['gitlab', 'gitlab.com'],
  ['googlescholar', 'scholar.google.com'],
  ['instagram', 'instagram.com'],
  ['kaggle', 'kaggle.com'],
  ['leetcode', 'leetcode.com'],
  ['linkedin', 'linkedin.com'],
  // Mastodon has thousands of servers: links to others are recognised by their name.
  ['mastodon', 'mastodon.social', 'mastodon.online', 'fosstodon.org', 'hachyderm.io'],
  ['medium', 'medium.com'],
  ['orcid', 'orcid.org'],
  ['stackoverflow', 'stackoverflow.com'],
  ['substack', 'substack.com'],
  ['telegram', 't.me'],
  ['threads', 'threads.net', 'threads.com'],
  ['x', 'x.com', 'twitter.com'],
  ['youtube', 'youtube.com'],
]

/** The networks whose logos the footer shows, too: they are in one file. */
const inSprite = new Set(['github', 'instagram', 'linkedin', 'x'])

export const networks: readonly string[] = hosts.map(([network]) => network)

/** The network that the link's host belongs to, or else the one that the link is named after. */
function findNetwork({ name, url }: ProfileLink): string | undefined {
  const [, host = ''] = /^https?:\/\/([^/?#:]+)/i.exec(url) ?? []
  const ofHost = hosts.find(([, ...ends]) =>
    ends.some((end) => `.${host.toLowerCase()}`.endsWith(`.${end}`)),
  )
  const key = name.toLowerCase().replace(/[^a-z]/g, '')
  return ofHost?.[0] ?? networks.find((network) => network === key)
}

/** The path of a link's logo in `public/icons`; undefined for other sites. */
export function linkIcon(link: ProfileLink): string | undefined {
  const network = findNetwork(link)
  if (!network) return undefined
  return inSprite.has(network) ? `social.svg#${network}` : `networks/${network}.svg#icon`
}
