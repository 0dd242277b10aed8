import { commandTexts } from '../../../language/catalogues'
import { UserFacingError } from '../../../UserFacingError'
import { parseYaml } from '../../yamlSource'
import { toSourceContent, type ResumeTree } from '../foreign/foreignResume'
import { ForeignValue } from '../foreign/foreignValue'
import { readSections } from './sections'
import { socialNetwork } from './networks'
import type { Source } from '../source'
import { languageCode } from '../foreign/topics'

/** What is about the document. */
const documentFields = ['design', 'locale', 'locale_catalog', 'settings', 'rendercv_settings']

/** The YAML file of RenderCV. */
export const renderCv: Source = {
  name: 'RenderCV',
  recognises: (files) => {
    const [file] = files
    const text = file?.bytes.toString('utf8') ?? ''
    if (files.length > 1 || !/(?:^|[{,])\s*["']?cv["']?\s*:/m.test(text)) return false
    const { data, error } = parseYaml(text)
    // A file with an error of syntax is named by its first fields.
    if (error) return /^cv:[ \t]*$/m.test(text) && /^[ \t]+(?:sections|name):/m.test(text)
    const cv = new ForeignValue(data).at('cv')
    return cv.at('name').isThere || cv.at('sections').isThere
  },
  read: ([file]) => {
    const { path, bytes } = file ?? { path: '', bytes: Buffer.alloc(0) }
    const { data, error, lineOf } = parseYaml(bytes.toString('utf8'))
    if (error) {
      const place = `${path}:${error.line} ${error.message}`
      throw new UserFacingError(() => [commandTexts().renderCv.readAs(path), place].join('\n'))
    }
    const root = new ForeignValue(data)
    const ignored = documentFields.map((field) => root.at(field))
    return toSourceContent({ file: path, root, resume: readFile(root), ignored, lineOf })
  },
}

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
