import { commandTexts } from '../../language/catalogues'
import { withoutEmpty } from '../../rows/columns'
import type { Content } from '../contentSchema'
import { absoluteUrl, becomes, hostOf, isOfHost, line, link, webAddress } from './values'
import type { Parse, ResumeObject } from './ResumeObject'
import type { Part } from './sections'

type Profile = Content['profile']
type Usernames = NonNullable<Profile['usernames']>

interface Network {
  name: string
  /** What the address of a user's page begins with. */
  page: string
  /** The form of user names, if it is not letters, digits and some signs. */
  users?: RegExp
  /** The key of a network with a field in the profile, such as `github_profile`; others are in `links`. */
  key?: keyof Usernames
}

const knownNetworks: Network[] = [
  { name: 'GitHub', page: 'https://github.com/', key: 'github' },
  { name: 'LinkedIn', page: 'https://www.linkedin.com/in/', key: 'linkedin' },
  { name: 'X', page: 'https://x.com/', key: 'x' },
  { name: 'Instagram', page: 'https://www.instagram.com/', key: 'instagram' },
  { name: 'GitLab', page: 'https://gitlab.com/' },
  { name: 'Bitbucket', page: 'https://bitbucket.org/' },
  { name: 'Codeberg', page: 'https://codeberg.org/' },
  { name: 'Stack Overflow', page: 'https://stackoverflow.com/users/', users: /^\d+(?:\/[\w-]+)?$/ },
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
  { name: 'ORCID', page: 'https://orcid.org/' },
  { name: 'ResearchGate', page: 'https://www.researchgate.net/profile/' },
  { name: 'Google Scholar', page: 'https://scholar.google.com/citations?user=' },
  { name: 'LeetCode', page: 'https://leetcode.com/u/' },
  { name: 'Reddit', page: 'https://www.reddit.com/user/' },
  { name: 'IMDB', page: 'https://www.imdb.com/name/' },
]

/** `Stack Overflow` and `stack-overflow` are the same, as are X and Twitter. */
function simplify(name = ''): string {
  const letters = name.toLowerCase().replace(/[^\p{L}\d]/gu, '')
  return letters === 'twitter' ? 'x' : letters
}

const networkNamed = (name: string | undefined) =>
  knownNetworks.find((network) => simplify(network.name) === simplify(name))

export function networkOf(address: string): Network | undefined {
  if (isOfHost(address, 'twitter.com')) return networkNamed('X')
  return knownNetworks.find(({ page }) => isOfHost(address, hostOf(page)))
}

export const networks: Part<Profile> = {
  read: (basics) => {
    const website = basics.read(link, 'url', 'website')
    const fields: Partial<Profile> = {}
    const usernames: Usernames = {}
    const links: NonNullable<Profile['links']> = website
      ? [{ name: hostOf(website), url: website }]
      : []
    for (const profile of basics.objects(['profiles'], 'url')) {
      const found = readProfile(profile)
      if (!found) continue
      const { key, ...link } = found
      if (key && fields[`${key}_profile`] === undefined) {
        fields[`${key}_profile`] = link.url
        if (link.username) usernames[key] = link.username
      } else if (!links.some(({ url }) => url === link.url)) links.push(link)
    }
    const hasUsernames = Object.keys(usernames).length > 0
    return { ...fields, ...(hasUsernames && { usernames }), ...(links.length > 0 && { links }) }
  },
  write: ({ links, ...profile }) => {
    const all = (links ?? []).map(({ name, ...link }) => ({ network: name, ...link }))
    const absolute = all.filter(({ url }) => absoluteUrl(url))
    // The import names a website by its host.
    const website = absolute.find(({ network, url }) => hostOf(url) === network)
    const others = absolute.filter((other) => other !== website)
    const ownFields = knownNetworks.flatMap(({ name, key }) => {
      const url = key && absoluteUrl(profile[`${key}_profile`])
      if (!key || !url) return []
      const network = isOfHost(url, 'twitter.com') ? 'Twitter' : name
      return [{ network, username: profile.usernames?.[key], url }]
    })
    const profiles = [...ownFields, ...others].map(({ network, username, url }) =>
      withoutEmpty({ network, username, url }),
    )
    return { url: website?.url, profiles }
  },
}

function readProfile(profile: ResumeObject) {
  const name = profile.read(line, 'network', 'name')
  const user = profile.find('username', 'user', 'handle')
  const parseUrl: Parse<string> = (text) => {
    const address = webAddress(text) ?? pageOf(name, text)
    if (!address) return { leftOut: commandTexts().notes.noWebAddress }
    const isStartPage = new URL(address).pathname === '/' && networkOf(address)
    return isStartPage && user
      ? { leftOut: commandTexts().notes.startPage }
      : becomes(text, address)
  }
  const parseUser: Parse<string> = (text) => {
    const value = pageOf(name, text)
    return { value, assumed: value && commandTexts().notes.became(value) }
  }
  const written = profile.read(parseUrl, 'url', 'link', 'website')
  const url = written ?? (user && profile.take(user, parseUser))
  if (!url && (user ?? name)) profile.leaveOut(commandTexts().notes.noAddress)
  if (!url) return undefined
  const named = networkNamed(name)
  const network = networkOf(url) ?? named
  if (network && named && network !== named) {
    const message = commandTexts().notes.network(network.name)
    profile.notes.add('changed', [...profile.path, 'network'], message, name)
  }
  const username = user && line(user.text).value
  return { key: network?.key, name: network?.name ?? name ?? hostOf(url), url, username }
}

function pageOf(name: string | undefined, user: string): string | undefined {
  const [, inLinkedIn] = /^\/?in\/([^/]+)\/?$/.exec(user) ?? []
  if (inLinkedIn && simplify(name ?? 'linkedin') === 'linkedin')
    return pageOf('LinkedIn', inLinkedIn)
  const account = user.replace(/^@/, '')
  const { page, users = /^[\p{L}\d_.%-]{1,100}$/u } = networkNamed(name) ?? {}
  if (page && users.test(account)) return page + account
  if (user.includes('/')) return webAddress(user)
  const [, local, server] = /^@?([\w.-]{1,100})@([\w.-]+\.\w+)$/.exec(user) ?? []
  const isMastodon = server && simplify(name ?? 'mastodon') === 'mastodon'
  return isMastodon ? webAddress(`https://${server}/@${local}`) : undefined
}
