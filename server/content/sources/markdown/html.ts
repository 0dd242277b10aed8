import { linkAddress, parseAttributes, pictureMarkdown, tagPattern, type Convert } from './notation'

const comment = /<!--[^]*?-->/g
const embedded =
  /<(script|style|iframe|video|audio|object|svg|form|canvas)\b[^>]*?(?:\/>|>(?:[^]*?<\/\1\s*>)?)/gi
const code = /<code(?:\s[^<>]*)?>([^<>`]*)<\/code\s*>/gi
const link = /<a(\s[^<>]*)>((?:(?!<\/?a[\s>])[^])*?)<\/a\s*>/gi

/** What is written in Markdown in place of a tag. */
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
    .replace(comment, '')
    .replace(embedded, leaveOut)
    .replace(code, (_value, inside: string) => source.keep(`\`${inside}\``))
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

/** Converts pictures and line breaks. */
function convertVoidTag(
  value: string,
  _end: string,
  name: string,
  rest: string,
  offset: number,
  text: string,
): string {
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
