import type { Content } from '../contentSchema'
import {
  absoluteUrl,
  becomes,
  hostOf,
  isOfHost,
  line,
  link,
  webAddress,
  type Parse,
} from './values'
import type { ResumeObject } from './ResumeObject'
import type { Part } from './sections'

type Profile = Content['profile']
type ProfileLink = NonNullable<Profile['links']>[number]

interface Network {
  name: string
  /** The address of a user's page, before the user's name. */
  page: string
  /** What the names of users are, if not letters, digits and signs. */
  users?: RegExp
  /** The field of the profile; other networks are in `links`. */
  field?: 'github_profile' | 'linkedin_profile' | 'x_profile' | 'instagram_profile'
}

const known: Network[] = [
  { name: 'GitHub', page: 'https://github.com/', field: 'github_profile' },
  { name: 'LinkedIn', page: 'https://www.linkedin.com/in/', field: 'linkedin_profile' },
  { name: 'X', page: 'https://x.com/', field: 'x_profile' },
  { name: 'Instagram', page: 'https://www.instagram.com/', field: 'instagram_profile' },
  { name: 'GitLab', page: 'https://gitlab.com/' },
  { name: 'Bitbucket', page: 'https://bitbucket.org/' },
  { name: 'Codeberg', page: 'https://codeberg.org/' },
  { name: 'Stack Overflow', page: 'https://stackoverflow.com/users/', users: /^\d+$/ },
  { name: 'Dev.to', page: 'https://dev.to/' },
  { name: 'Medium', page: 'https://medium.com/@' },
  { name: 'YouTube', page: 'https://www.youtube.com/@' },
  { name: 'Facebook', page: 'https://www.facebook.com/' },
  { name: 'CodePen', page: 'https://codepen.io/' },
  { name: 'Kaggle', page: 'https://www.kaggle.com/' },
  { name: 'Dribbble', page: 'https://dribbble.com/' },
  { name: 'Behance', page: 'https://www.behance.net/' },
  { name: 'Xing', page: 'https://www.xing.com/profile/' },
  { name: 'Bluesky', page: 'https://bsky.app/profile/' },
  { name: 'Telegram', page: 'https://t.me/' },
]

/** `Stack Overflow` and `stack-overflow` are the same, as are X and Twitter. */
function simplify(name = ''): string {
  const letters = name.toLowerCase().replace(/[^\p{L}\d]/gu, '')
  return letters === 'twitter' ? 'x' : letters
}

function networkNamed(name: string | undefined): Network | undefined {
  return known.find((network) => simplify(network.name) === simplify(name))
}

function networkOf(address: string): Network | undefined {
  if (isOfHost(address, 'twitter.com')) return networkNamed('X')
  return known.find(({ page }) => isOfHost(address, hostOf(page)))
}

/** `basics.url` and `basics.profiles`. */
export const networks: Part<Profile> = {
  read: (basics) => {
    const website = basics.read(link, 'url', 'website')
    const fields: Partial<Profile> = {}
    const links: ProfileLink[] = website ? [{ name: hostOf(website), url: website }] : []
    for (const profile of basics.objects(['profiles'], 'url')) {
      const found = readProfile(profile)
      if (!found) continue
      const { field, ...link } = found
      if (field && fields[field] === undefined) fields[field] = link.url
      else if (!links.some(({ url }) => url === link.url)) links.push(link)
    }
    return { ...fields, ...(links.length > 0 && { links }) }
  },
  write: ({ links, ...profile }) => {
    const isAbsolute = ({ url }: { url?: string | null }) => absoluteUrl(url) !== undefined
    const all = (links ?? []).filter(isAbsolute).map(({ name, url }) => ({ network: name, url }))
    // The import names a website by its host.
    const website = all.find(({ network, url }) => hostOf(url) === network)
    const own = known.map(({ name, field }) => ({ network: name, url: field && profile[field] }))
    const others = all.filter((other) => other !== website)
    return { url: website?.url, profiles: [...own.filter(isAbsolute), ...others] }
  },
}

/** Reads one profile: by its address, or by network and user name. */
function readProfile(profile: ResumeObject) {
  const name = profile.read(line, 'network', 'name')
  const user = profile.find('username', 'user', 'handle')
  const parseUrl: Parse<string> = (text) => {
    const address = webAddress(text) ?? pageOf(name, text)
    if (!address) return { leftOut: 'is no web address' }
    const isStartPage = new URL(address).pathname === '/' && networkOf(address)
    return isStartPage && user
      ? { leftOut: 'is the start page of the network' }
      : becomes(text, address)
  }
  const parseUser: Parse<string> = (text) => {
    const value = pageOf(name, text)
    return { value, assumed: value && `became ${value}` }
  }
  const written = profile.read(parseUrl, 'url', 'link', 'website')
  const url = written ?? (user && profile.take(user, parseUser))
  if (!url && (user ?? name)) profile.leaveOut('has no address that is known')
  if (!url) return undefined
  const named = networkNamed(name)
  const network = networkOf(url) ?? named
  if (network && named && network !== named) {
    const message = `became ${network.name}, the network of the address`
    profile.notes.add('changed', [...profile.path, 'network'], message, name)
  }
  return { field: network?.field, name: network?.name ?? name ?? hostOf(url), url }
}

/** The address of a user's page; undefined if the network is not known. */
function pageOf(name: string | undefined, user: string): string | undefined {
  if (user.includes('/')) return webAddress(user)
  const [, local, server] = /^@?([\w.-]{1,100})@([\w.-]+\.\w+)$/.exec(user) ?? []
  if (server && simplify(name ?? 'mastodon') === 'mastodon') return `https://${server}/@${local}`
  const account = user.replace(/^@/, '')
  const { page, users = /^[\p{L}\d_.%-]{1,100}$/u } = networkNamed(name) ?? {}
  return page && users.test(account) ? page + account : undefined
}
