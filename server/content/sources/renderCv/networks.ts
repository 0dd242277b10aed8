import type { ResumeTree } from '../foreign/foreignResume'
import type { ForeignValue } from '../foreign/foreignValue'

/** The pages of users of networks that a JSON Resume is not read with. */
const pages: Record<string, string> = {
  ORCID: 'https://orcid.org/',
  ResearchGate: 'https://www.researchgate.net/profile/',
  'Google Scholar': 'https://scholar.google.com/citations?user=',
  StackOverflow: 'https://stackoverflow.com/users/',
  LeetCode: 'https://leetcode.com/u/',
  Reddit: 'https://www.reddit.com/user/',
  IMDB: 'https://www.imdb.com/name/',
}

/** An item of `social_networks`. */
export function socialNetwork(item: ForeignValue): ResumeTree {
  const [network, username] = [item.at('network').text, item.at('username').text]
  const page = network && pages[network.text]
  if (!page || !username) return { network, username }
  return { network, url: username.with(page + username.text) }
}
