import { decodeString } from 'micromark-util-decode-string'
import { linkAddress, pictureMarkdown, type BodyContext, type Convert } from './BodyContext'
import { fencedBlock } from './findCode'
import type { SourceText } from './SourceText'
import { parseAttributes, tagPattern } from './tags'

const comment = /<!--[^]*?-->/g
const embedded =
  /<(script|style|iframe|video|audio|object|svg|form|canvas)\b[^>]*?(?:\/>|>(?:[^]*?<\/\1\s*>)?)/gi
const preformatted = /<pre\b([^>]*)>\s*(?:<code\b([^>]*)>)?([^]*?)(?:<\/code\s*>)?\s*<\/pre\s*>/gi
const link = new RegExp(`<a(\\s[^<>]*)>((?:(?!</?a[\\s>])[^])*?)</a\\s*>`, 'gi')

/** What is written in Markdown in place of a tag. */
const marks: Partial<Record<string, string>> = {
  b: '**',
  strong: '**',
  i: '*',
  em: '*',
  code: '`',
  kbd: '`',
  del: '~~',
  s: '~~',
}

/** Tags that are removed; those of blocks together with the indentation before them. */
const inlineTags =
  /^(?:a|abbr|br|cite|embed|font|hr|img|ins|mark|picture|small|source|span|sub|summary|sup|tt|u|wbr)$/
const blockTags =
  /^(?:address|article|aside|blockquote|center|dd|details|div|dl|dt|figcaption|figure|footer|h[1-6]|header|li|main|nav|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul)$/

/**
 * Converts HTML, which the site would show as it is written: pictures, links, line breaks and
 * emphasis become Markdown; of other elements the text remains.
 */
export const convertHtml: Convert = (text, context) => {
  text.replace(comment, () => '')
  text.replace(preformatted, ([, ofPre = '', ofCode = '', code = '']) => {
    const [, language = ''] = /lang(?:uage)?[-=]["']?([\w-]+)/.exec(ofPre + ofCode) ?? []
    return fencedBlock(decodeEntities(code.replace(/<[^<>]*>/g, '')), language)
  })
  const noted = new Set<string>()
  text.replace(embedded, ([value, name = ''], line) => leaveOut(value, name, line, context, noted))
  convertVoidTags(text)
  text.replace(link, ([, rest = '', inside = '']) => {
    const { href } = parseAttributes(rest)
    return href === undefined ? inside : `[${inside.trim()}](${linkAddress(href)})`
  })
  text.replace(tagPattern, ([value, end, name = ''], line) => {
    const tag = name.toLowerCase()
    if (marks[tag] !== undefined) return marks[tag]
    if (/^h[1-6]$/.test(tag)) return end ? '\n' : `\n${'#'.repeat(Number(tag[1]))} `
    if (!inlineTags.test(tag) && !blockTags.test(tag)) return undefined
    if (!end) leaveOut(value, tag, line, context, noted)
    if (!blockTags.test(tag)) return ''
    return !end && tag === 'li' ? '\n- ' : '\n'
  })
}

/** Pictures and line breaks. */
function convertVoidTags(text: SourceText): void {
  text.replace(tagPattern, (match) => {
    const [value, , name = '', rest = ''] = match
    const { src, alt, title } = parseAttributes(rest)
    if (/^img$/i.test(name) && src) return pictureMarkdown(src, alt, title)
    if (!/^br$/i.test(name)) return undefined
    const before = match.input.slice(0, match.index).split('\n').at(-1) ?? ''
    const after = match.input.slice(match.index + value.length)
    // A cell of a table has one line; at the end of a paragraph a break has no effect.
    if (before.trim() === '' || /^[ \t]*(?:\n[ \t]*(?:\n|$)|$)/.test(after)) return ''
    if (before.includes('|')) return ' '
    return /^[ \t]*\n/.test(after) ? '\\' : '\\\n'
  })
}

/** Without the escapes of Markdown, which the parser would also decode. */
function decodeEntities(code: string): string {
  return code.replace(/&(?:#\w+|\w+);/g, (entity) => decodeString(entity))
}

/** Notes the first element with a name. */
function leaveOut(
  value: string,
  name: string,
  line: number,
  { notes }: BodyContext,
  noted: Set<string>,
): string {
  if (!noted.has(name)) notes.leaveOut({ value, line }, (texts) => texts.html)
  noted.add(name)
  return ''
}
