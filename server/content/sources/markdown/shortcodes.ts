import { pictureMarkdown, type BodyContext, type Convert } from './BodyContext'
import { fencedBlock } from './findCode'
import { literal } from './SourceText'

const highlight =
  /\{\{[<%]\s*(?:highlight|code)\s([^]*?)[>%]\}\}([^]*?)\{\{[<%]\s*\/\s*(?:highlight|code)\s*[>%]\}\}/g

// What begins with `{{</*` is the text of a shortcode, which is shown.
const shortcode =
  /\{\{([<%])\/\*([^]*?)\*\/([>%])\}\}|\{\{[<%]\s*(\/?)\s*([\w./-]+)([^]*?)\/?\s*[>%]\}\}/g

const parameter = /(?:([\w-]+)\s*=\s*)?(?:"((?:[^"\\]|\\[^])*)"|`([^`]*)`|([^\s"`=]+))/g

/** Code of Hugo's `highlight`, as a block of code. */
export const convertHighlightShortcodes: Convert = (text) => {
  text.replace(highlight, ([, parameters = '', code = '']) => {
    const [language = ''] = parseParameters(parameters).plain
    return fencedBlock(code, language)
  })
}

/** Shortcodes of Hugo: pictures and references to posts are converted, others removed. */
export const convertShortcodes: Convert = (text, context) => {
  text.replace(
    shortcode,
    ([value, open, example = '', close = '', end, name = '', rest = ''], line) => {
      if (open) return literal(`{{${open}${example}${close}}}`)
      if (end || /^(?:toc|table-of-contents)$/i.test(name)) return ''
      return (
        convertShortcode(name, parseParameters(rest), context) ?? leaveOut(value, line, context)
      )
    },
  )
}

function convertShortcode(
  name: string,
  { named, plain }: Parameters,
  { findNamed }: BodyContext,
): string | undefined {
  const [first = ''] = plain
  if (/^(?:fig|figure|img|image)$/i.test(name)) {
    const { src = first, alt, title, caption = title } = named
    return src === '' ? undefined : pictureMarkdown(src, alt ?? caption, caption)
  }
  if (/^(?:rel)?ref$/i.test(name)) return findNamed(named.path ?? first)
  return undefined
}

function leaveOut(value: string, line: number, { notes }: BodyContext): string {
  notes.leaveOut({ value, line }, (texts) => texts.shortcode)
  return ''
}

interface Parameters {
  named: Partial<Record<string, string>>
  plain: string[]
}

/** Parses `"a b" c=d`. */
function parseParameters(text: string): Parameters {
  const named: Parameters['named'] = {}
  const plain: string[] = []
  for (const [, name, quoted, raw, word] of text.matchAll(parameter)) {
    const value = quoted?.replace(/\\([^])/g, '$1') ?? raw ?? word ?? ''
    if (name) named[name] = value
    else plain.push(value)
  }
  return { named, plain }
}
