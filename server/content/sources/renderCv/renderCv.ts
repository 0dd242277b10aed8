import { parseYaml } from '../../yamlSource'
import { toSourceContent, type ResumeTree } from '../foreign/foreignResume'
import { ForeignValue } from '../foreign/foreignValue'
import { readSections } from './sections'
import { assertParsed, sourceOfFile } from '../source'
import { languageCode } from '../foreign/topics'

/** What is about the document. */
const documentFields = ['design', 'locale', 'locale_catalog', 'settings', 'rendercv_settings']

/** The YAML file of RenderCV. */
export const renderCv = sourceOfFile({
  name: 'RenderCV',
  recognises: (file) => {
    const text = file.bytes.toString('utf8')
    if (!/(?:^|[{,])\s*["']?cv["']?\s*:/m.test(text)) return false
    const { data, error } = parseYaml(text)
    // A file with an error of syntax is named by its first fields.
    if (error) return /^cv:[ \t]*$/m.test(text) && /^[ \t]+(?:sections|name):/m.test(text)
    const cv = new ForeignValue(data).at('cv')
    return cv.at('name').isThere || cv.at('sections').isThere
  },
  read: (file) => {
    const parsed = parseYaml(file.bytes.toString('utf8'))
    assertParsed(file, parsed, (texts) => texts.renderCv.readAs(file.path))
    const root = new ForeignValue(parsed.data)
    const ignored = documentFields.map((field) => root.at(field))
    const { lineOf } = parsed
    return toSourceContent({ file: file.path, root, resume: readFile(root), ignored, lineOf })
  },
})

function readFile(root: ForeignValue): ResumeTree {
  const cv = root.at('cv')
  const { summary, ...lists } = readSections(cv.at('sections'))
  const [website, ...websites] = cv.at('website').items
  const connections = cv.at('custom_connections').items.filter((item) => item.at('url').isThere)
  const language = languageCode(root.at('locale', 'language').text?.text ?? '')
  return {
    ...(language && { meta: { language: root.at('locale', 'language').text?.with(language) } }),
    basics: {
      name: cv.at('name').text,
      label: cv.textOf('headline', 'label'),
      summary,
      location: cv.at('location').text,
      email: cv.at('email').items[0]?.text,
      phone: cv.at('phone').items[0]?.text,
      url: website?.text,
      image: cv.at('photo').text,
      profiles: [
        ...cv.at('social_networks').items.map(socialNetwork),
        ...connections.map((item) => ({
          network: item.at('placeholder').text,
          url: item.at('url').text,
        })),
        ...websites.map(({ text }) => ({ url: text })),
      ],
    },
    ...lists,
  }
}

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
function socialNetwork(item: ForeignValue): ResumeTree {
  const [network, username] = [item.at('network').text, item.at('username').text]
  const page = network && pages[network.text]
  if (!page || !username) return { network, username }
  return { network, url: username.with(page + username.text) }
}
