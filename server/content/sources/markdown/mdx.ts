import { pictureMarkdown, type Convert } from './BodyContext'
import { parseAttributes, tagPattern } from './tags'

/** A block of `import` lines, until a blank line. */
const imports = /^import\s(?:[^\n]|\n(?![ \t]*\n))*/gm
const imported = /import\s+(\w+)\s+from\s+["']([^"']+)["']/g
const exported =
  /^export\s+(?:const|let|var|default|function|async|\{|\*)(?:[^\n]|\n(?![ \t]*\n))*/gm
const comment = /\{\s*\/\*[^]*?\*\/\s*\}/g
const textExpression = /\{\s*(?:"([^"\n]*)"|'([^'\n]*)')\s*\}/g
/** Not the argument of a formula. */
const expression = /(?<![\w\\}$^])\{[A-Za-z_][\w.?[\]()'"]*\}/g

/** A paragraph that is indented like code, which MDX does not have. */
const indented = /(?<=\n[ \t]*\n|^[ \t]*\n)[ \t]{4,}(?=\S)/g
const listItem = /^(?:[-*+]|\d+[.)]|\[\^)/

const pictureNames = /^(?:\w*Image|Img|Picture|Figure|Zoom)$/

/** Converts MDX: pictures remain; `import`, `export`, components and expressions are removed. */
export const convertMdx: Convert = (text, { notes }) => {
  const files = new Map<string, string>()
  text.replace(imports, ([lines]) => {
    for (const [, name = '', file = ''] of lines.matchAll(imported)) files.set(`{${name}}`, file)
    return ''
  })
  const leaveOut = (value: string, line: number) => {
    notes.leaveOut({ value, line }, (texts) => texts.expression)
    return ''
  }
  text.replace(exported, ([value], line) => leaveOut(value, line))
  text.replace(comment, () => '')
  text.replace(textExpression, (match) => {
    // The value of an attribute is converted with its tag.
    return match.input[match.index - 1] === '=' ? undefined : (match[1] ?? match[2])
  })
  text.replace(tagPattern, ([value, end, name = '', rest = ''], line) => {
    if (!/^[A-Z]/.test(name)) return undefined
    const { src = '', alt, caption, title = caption } = parseAttributes(rest)
    const address = files.get(src.replace(/\s|\.src/g, '')) ?? src
    if (!end && pictureNames.test(name) && address !== '' && !address.startsWith('{')) {
      return pictureMarkdown(address, alt ?? title, title)
    }
    if (!end) notes.leaveOut({ value, line }, (texts) => texts.component)
    return ''
  })
  text.replace(expression, (match, line) =>
    match.input[match.index - 1] === '=' ? undefined : leaveOut(match[0], line),
  )
}

/** Removes indentation, but that of lists. Follows the removal of the tags around the paragraphs. */
export const removeMdxIndentation: Convert = (text) => {
  text.replace(indented, ({ input, index }) => {
    const before =
      input
        .slice(0, index)
        .split('\n')
        .findLast((line) => /^\S/.test(line)) ?? ''
    return listItem.test(before) ? undefined : ''
  })
}
