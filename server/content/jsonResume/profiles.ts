import type { Content } from '../contentSchema'
import { hostOf, readWebAddress, webAddress } from './links'
import type { ResumeObject } from './ResumeObject'

type ProfileLink = NonNullable<Content['profile']['links']>[number]
type NetworkField = 'github_profile' | 'linkedin_profile' | 'x_profile' | 'instagram_profile'

interface Network {
  name: string
  hosts: RegExp
  /** The address of a user's page; `@` stands for the name. */
  page?: string
  /** The field of the profile; other networks are in `links`. */
  field?: NetworkField
}

const networks: Network[] = [
  { name: 'GitHub', hosts: /^github\.com$/, page: 'https://github.com/@', field: 'github_profile' },
  {
    name: 'LinkedIn',
    hosts: /(^|\.)linkedin\.com$/,
    page: 'https://www.linkedin.com/in/@',
    field: 'linkedin_profile',
  },
  {
    name: 'X',
    hosts: /^(mobile\.)?(x|twitter)\.com$/,
    page: 'https://x.com/@',
    field: 'x_profile',
  },
  {
    name: 'Instagram',
    hosts: /^instagram\.com$/,
    page: 'https://www.instagram.com/@',
    field: 'instagram_profile',
  },
  { name: 'GitLab', hosts: /^gitlab\.com$/, page: 'https://gitlab.com/@' },
  { name: 'Bitbucket', hosts: /^bitbucket\.org$/, page: 'https://bitbucket.org/@' },
  { name: 'Codeberg', hosts: /^codeberg\.org$/, page: 'https://codeberg.org/@' },
  { name: 'Stack Overflow', hosts: /^stackoverflow\.com$/ },
  { name: 'Dev.to', hosts: /^dev\.to$/, page: 'https://dev.to/@' },
  { name: 'Medium', hosts: /(^|\.)medium\.com$/, page: 'https://medium.com/@@' },
  { name: 'YouTube', hosts: /^youtube\.com$/, page: 'https://www.youtube.com/@@' },
  { name: 'Facebook', hosts: /^facebook\.com$/, page: 'https://www.facebook.com/@' },
  { name: 'CodePen', hosts: /^codepen\.io$/, page: 'https://codepen.io/@' },
  { name: 'Kaggle', hosts: /^kaggle\.com$/, page: 'https://www.kaggle.com/@' },
  { name: 'Dribbble', hosts: /^dribbble\.com$/, page: 'https://dribbble.com/@' },
  { name: 'Behance', hosts: /^behance\.net$/, page: 'https://www.behance.net/@' },
  { name: 'Xing', hosts: /^xing\.com$/, page: 'https://www.xing.com/profile/@' },
  { name: 'Bluesky', hosts: /^bsky\.app$/, page: 'https://bsky.app/profile/@' },
  { name: 'Telegram', hosts: /^t\.me$/, page: 'https://t.me/@' },
]

/** `Stack Overflow`, `stackoverflow` and `stack-overflow` are the same. */
const simplify = (name: string) => name.toLowerCase().replace(/[^\p{L}\d]/gu, '')

function findByName(name: string): Network | undefined {
  const simple = simplify(name)
  return networks.find(
    (network) => simplify(network.name) === (simple === 'twitter' ? 'x' : simple),
  )
}

function findByAddress(address: string): Network | undefined {
  return networks.find(({ hosts }) => hosts.test(hostOf(address)))
}

/** Reads `basics.url` and `basics.profiles`. */
export function readProfiles(
  basics: ResumeObject,
): Partial<Record<NetworkField, string>> & { links?: ProfileLink[] } {
  const website = readWebAddress(basics, 'url', 'website')
  const fields: Partial<Record<NetworkField, string>> = {}
  const links: ProfileLink[] = website ? [{ name: hostOf(website), url: website }] : []
  for (const profile of basics.objects(['profiles'], 'url')) {
    const link = readProfile(profile)
    if (!link) continue
    const { network, name, url } = link
    if (network?.field && fields[network.field] === undefined) fields[network.field] = url
    else if (!links.some((other) => other.url === url)) links.push({ name, url })
  }
  return { ...fields, ...(links.length > 0 && { links }) }
}

/** Reads one profile: by its address, or by network and user name. */
function readProfile(profile: ResumeObject) {
  const name = profile.name('network', 'name')
  const user = profile.find('username', 'user', 'handle')
  const address = user && webAddressOfUser(user.value)
  const byName = name === undefined ? undefined : findByName(name)
  const url = readUrl(profile, byName, user?.value)
  if (!url) {
    const derived = address ?? (user && pageOf(byName, name, user.value))
    if (user && derived) {
      profile.notes.assume(user.path, `became ${derived}`, user.value)
      return linkOf(profile, derived, name)
    }
    if (user || name) profile.leaveOut('has no address that is known')
    return undefined
  }
  return linkOf(profile, url, name)
}

/** The address of a profile; that of the network itself counts as none. */
function readUrl(profile: ResumeObject, network: Network | undefined, user?: string) {
  const found = profile.find('url', 'link', 'website')
  if (!found) return undefined
  const address = webAddress(found.value)
  if (!address && network?.page && /^@?[\w.-]+$/.test(found.value)) {
    const page = pageOf(network, network.name, found.value)
    profile.notes.change(found.path, found.value, `became ${page}`)
    return page
  }
  if (!address) {
    profile.notes.leaveOut(found.path, found.value, 'is no web address')
    return undefined
  }
  const isHome = new URL(address).pathname === '/' && findByAddress(address) !== undefined
  if (isHome && user) {
    profile.notes.leaveOut(found.path, found.value, 'is the start page of the network')
    return undefined
  }
  if (address !== found.value) profile.notes.change(found.path, found.value, `became ${address}`)
  return address
}

function linkOf({ notes, path }: ResumeObject, url: string, name: string | undefined) {
  const named = name === undefined ? undefined : findByName(name)
  const network = findByAddress(url) ?? named
  if (network && named && network !== named) {
    notes.change([...path, 'network'], name, `became ${network.name}, the network of the address`)
  }
  return { network, url, name: network?.name ?? name ?? hostOf(url) }
}

function webAddressOfUser(user: string): string | undefined {
  return user.includes('/') ? webAddress(user) : undefined
}

/** The address of a user's page; undefined if the network is not known. */
function pageOf(network: Network | undefined, name: string | undefined, user: string) {
  if (user.length > 100) return undefined
  const [, mastodonUser, mastodonHost] = /^@?([\w.-]+)@([\w.-]+\.\w+)$/.exec(user) ?? []
  if (mastodonHost && simplify(name ?? 'mastodon') === 'mastodon') {
    return `https://${mastodonHost}/@${mastodonUser}`
  }
  if (network?.name === 'Stack Overflow' && /^\d+$/.test(user)) {
    return `https://stackoverflow.com/users/${user}`
  }
  const account = user.replace(/^@/, '')
  if (!network?.page || !/^[\p{L}\d_.%-]+$/u.test(account)) return undefined
  return network.page.replace(/@$/, account)
}
