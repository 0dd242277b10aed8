import { linkAddress, parseAttributes, pictureMarkdown, tagPattern, type Convert } from './notation'

const embedded =
  /<(script|style|iframe|video|audio|object|svg|form|canvas)\b[^>]*?(?:\/>|>(?:[^]*?<\/\1\s*>)?)/gi
const link = /<a(\s[^<>]*)>((?:(?!<\/?a[\s>])[^])*?)<\/a\s*>/gi

type TagGroups = [end: string, name: string, rest: string, offset: number, text: string]

const marks: Partial<Record<string, string>> = {
  ...{ b: '**', strong: '**', i: '*', em: '*', code: '`', kbd: '`', del: '~~', s: '~~' },
}

/** Tags that are removed; those of blocks together with the indentation before them. */
const inlineTags =
  /^(?:a|abbr|br|cite|embed|font|hr|img|ins|mark|picture|small|source|span|sub|summary|sup|tt|u|wbr)$/
const blockTags =
  /^(?:address|article|aside|blockquote|center|dd|details|div|dl|dt|figcaption|figure|footer|h[1-6]|header|li|main|nav|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul)$/

/**
 * Converts HTML, which the site would show as it is written: pictures, links, line breaks and
 * emphasis become Markdown; of other elements the text remains, and the first of each name is noted.
 */
export const convertHtml: Convert = (text, { text: source }) => {
  const noted = new Set<string>()
  const leaveOut = (value: string, name: string) => {
    if (!noted.has(name)) source.leaveOut(value, (texts) => texts.html)
    noted.add(name)
    return ''
  }
  return text
    .replace(/<!--[^]*?-->/g, '')
    .replace(embedded, leaveOut)
    .replace(/<code(?:\s[^<>]*)?>([^<>`]*)<\/code\s*>/gi, (_value, inside: string) =>
      source.keep(`\`${inside}\``),
    )
    .replace(tagPattern, convertVoidTag)
    .replace(link, (_value, rest: string, inside: string) => {
      const { href } = parseAttributes(rest)
      return href === undefined ? inside : `[${inside.trim()}](${linkAddress(href)})`
    })
    .replace(tagPattern, (value: string, end: string, name: string) => {
      const tag = name.toLowerCase()
      if (marks[tag] !== undefined) return marks[tag]
      if (/^h[1-6]$/.test(tag)) return end ? '\n' : `\n${'#'.repeat(Number(tag[1]))} `
      const isBlock = blockTags.test(tag)
      if (!isBlock && !inlineTags.test(tag)) return value
      if (!end) leaveOut(value, tag)
      if (!isBlock) return ''
      return !end && tag === 'li' ? '\n- ' : '\n'
    })
}

function convertVoidTag(value: string, ...[, name, rest, offset, text]: TagGroups): string {
  const { src, alt, title } = parseAttributes(rest)
  if (/^img$/i.test(name) && src) return pictureMarkdown(src, alt, title)
  if (!/^br$/i.test(name)) return value
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  const after = text.slice(offset + value.length)
  // A cell of a table has one line; at the end of a paragraph a break has no effect.
  if (before.trim() === '' || /^[ \t]*(?:\n[ \t]*(?:\n|$)|$)/.test(after)) return ''
  if (before.includes('|')) return ' '
  return /^[ \t]*\n/.test(after) ? '\\' : '\\\n'
}

/** A block of `import` or `export` lines, until a blank line. */
const imports = /^import\s(?:[^\n]|\n(?![ \t]*\n))*/gm
const imported = /import\s+(\w+)\s+from\s+["']([^"']+)["']/g
const exported =
  /^export\s+(?:const|let|var|default|function|async|\{|\*)(?:[^\n]|\n(?![ \t]*\n))*/gm
/** A text in braces, except the value of an attribute, which is converted with its tag. */
const textExpression = /(?<!=)\{\s*(?:"([^"\n]*)"|'([^'\n]*)')\s*\}/g
/** An expression in braces, except the value of an attribute and the argument of a LaTeX command. */
const expression = /(?<![\w\\}$^=])\{[A-Za-z_][\w.?[\]()'"]*\}/g

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
    .replace(/\{\s*\/\*[^]*?\*\/\s*\}/g, '')
    .replace(textExpression, '$1$2')
    .replace(tagPattern, (value: string, end: string, name: string, rest: string) => {
      if (!/^[A-Z]/.test(name)) return value
      if (end) return ''
      const { src = '', alt, caption, title = caption } = parseAttributes(rest)
      const address = files.get(src.replace(/\s|\.src/g, '')) ?? src
      const isPicture = /^(?:\w*Image|Img|Picture|Figure|Zoom)$/.test(name)
      return isPicture && address !== '' && !address.startsWith('{')
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
