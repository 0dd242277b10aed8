import { parseAttributes, pictureMarkdown, tagPattern, type Convert } from './notation'

/** A block of `import` or `export` lines, until a blank line. */
const imports = /^import\s(?:[^\n]|\n(?![ \t]*\n))*/gm
const imported = /import\s+(\w+)\s+from\s+["']([^"']+)["']/g
const exported =
  /^export\s+(?:const|let|var|default|function|async|\{|\*)(?:[^\n]|\n(?![ \t]*\n))*/gm
const comment = /\{\s*\/\*[^]*?\*\/\s*\}/g
/** Not the value of an attribute, which is converted with its tag. */
const textExpression = /(?<!=)\{\s*(?:"([^"\n]*)"|'([^'\n]*)')\s*\}/g
/** Not the argument of a formula either. */
const expression = /(?<![\w\\}$^=])\{[A-Za-z_][\w.?[\]()'"]*\}/g

const pictureNames = /^(?:\w*Image|Img|Picture|Figure|Zoom)$/

/** Converts MDX: pictures remain; `import`, `export`, components and expressions are removed. */
export const convertMdx: Convert = (text, { text: source }) => {
  const files = new Map<string, string>()
  const leaveOut = (value: string) => source.leaveOut(value, (texts) => texts.expression)
  return text
    .replace(imports, (lines) => {
      for (const [, name = '', file = ''] of lines.matchAll(imported)) files.set(`{${name}}`, file)
      return ''
    })
    .replace(exported, leaveOut)
    .replace(comment, '')
    .replace(textExpression, '$1$2')
    .replace(tagPattern, (value: string, end: string, name: string, rest: string) => {
      if (!/^[A-Z]/.test(name)) return value
      if (end) return ''
      const { src = '', alt, caption, title = caption } = parseAttributes(rest)
      const address = files.get(src.replace(/\s|\.src/g, '')) ?? src
      return pictureNames.test(name) && address !== '' && !address.startsWith('{')
        ? pictureMarkdown(address, alt ?? title, title)
        : source.leaveOut(value, (texts) => texts.component)
    })
    .replace(expression, leaveOut)
}

/** A paragraph that is indented like code, which MDX does not have. */
const indented = /(?<=\n[ \t]*\n|^[ \t]*\n)[ \t]{4,}(?=\S)/g
const listItem = /^(?:[-*+]|\d+[.)]|\[\^)/

/** Removes indentation, but that of lists. Follows the removal of the tags around the paragraphs. */
export const removeMdxIndentation: Convert = (text) =>
  text.replace(indented, (spaces, offset: number) => {
    const lines = text.slice(0, offset).split('\n')
    return listItem.test(lines.findLast((line) => /^\S/.test(line)) ?? '') ? spaces : ''
  })
