import { pictureMarkdown, type Conversion, type Convert } from './notation'

// What begins with `{{</*` is the text of a shortcode, which is shown.
const shortcode =
  /\{\{([<%])\/\*([^]*?)\*\/([>%])\}\}|\{\{[<%]\s*(\/?)\s*([\w./-]+)([^]*?)\/?\s*[>%]\}\}/g
const parameter = /(?:([\w-]+)\s*=\s*)?(?:"((?:[^"\\]|\\[^])*)"|`([^`]*)`|([^\s"`=]+))/g

/** Shortcodes of Hugo: pictures and references to posts are converted, others removed. */
export const convertShortcodes: Convert = (text, conversion) =>
  text.replace(shortcode, (value: string, ...groups: (string | undefined)[]) => {
    const [open, example = '', close = '', end, name = '', parameters = ''] = groups
    if (open) return conversion.text.keep(`{{${open}${example}${close}}}`)
    if (end || /^(?:toc|table-of-contents)$/i.test(name)) return ''
    return (
      convertShortcode(name, parameters, conversion) ??
      conversion.text.leaveOut(value, (texts) => texts.shortcode)
    )
  })

function convertShortcode(name: string, parameters: string, { findNamed }: Conversion) {
  const {
    named,
    plain: [first = ''],
  } = parseParameters(parameters)
  if (/^(?:rel)?ref$/i.test(name)) return findNamed(named.path ?? first)
  const { src = first, alt, title, caption = title } = named
  if (!/^(?:fig|figure|img|image)$/i.test(name) || src === '') return undefined
  return pictureMarkdown(src, alt ?? caption, caption)
}

/** Parses `"a b" c=d`. */
function parseParameters(text: string) {
  const named: Partial<Record<string, string>> = {}
  const plain: string[] = []
  for (const [, name, quoted, raw, word] of text.matchAll(parameter)) {
    const value = quoted?.replace(/\\([^])/g, '$1') ?? raw ?? word ?? ''
    if (name) named[name] = value
    else plain.push(value)
  }
  return { named, plain }
}

/** A tag, or a value. */
const liquid = /\{%-?\s*(\w*)([^]*?)-?%\}|\{\{-?([^]*?)-?\}\}/g

/** `'/assets/a.png' | relative_url`, and what is before the address of the site. */
const quoted =
  /^\s*(["'])(.*?)\1\s*(?:\|\s*(?:relative_url|absolute_url|url|prepend:\s*site\.(?:base)?url)\s*)*$/
const siteAddress = /^\s*site\.(?:baseurl|url|github\.url)\s*$/

/** Tags and values of Liquid: addresses are converted, others removed. */
export const convertLiquid: Convert = (text, { text: source, findNamed }) =>
  text.replace(liquid, (value: string, ...groups: (string | undefined)[]) => {
    const [tag, parameters = '', output = ''] = groups
    const leaveOut = () => source.leaveOut(value, (texts) => texts.liquid)
    if (tag === undefined) {
      return siteAddress.test(output) ? '' : (quoted.exec(output)?.[2] ?? leaveOut())
    }
    // The tags in which a block began and ended belong to the first.
    if (/^(?:end\w*|else|elsif|when|raw)$/.test(tag)) return ''
    const address = /^(?:post_url|link)$/.test(tag) ? findNamed(parameters.trim()) : undefined
    return address ?? leaveOut()
  })
