import { decodeString } from 'micromark-util-decode-string'
import { convertAddresses, type FindAddress } from './addresses'
import { fencedBlock, replaceOutsideCode } from './code'
import { convertHtml } from './html'
import { convertMdx, removeMdxIndentation } from './mdx'
import type { Conversion, Convert } from './notation'
import { convertObsidian, removeObsidianComments } from './obsidian'
import type { PostText } from './PostText'
import { convertLiquid, convertShortcodes } from './templates'

const hugoCode =
  /\{\{[<%]\s*(?:highlight|code)\s+(\w*)[^]*?[>%]\}\}([^]*?)\{\{[<%]\s*\/\s*(?:highlight|code)\s*[>%]\}\}/g
const liquidBlock =
  /\{%-?\s*(highlight|raw|comment)\b\s*(\w*)[^%]*?-?%\}([^]*?)\{%-?\s*end\1\s*-?%\}/g
const preformatted = /<pre\b([^>]*>\s*(?:<code\b[^>]*>)?)([^]*?)(?:<\/code\s*>)?\s*<\/pre\s*>/gi

/** Code of Hugo, Liquid and HTML becomes fenced blocks. */
function convertCode(body: string, text: PostText): string {
  const conversions: [RegExp, (...groups: string[]) => string][] = [
    [hugoCode, (_value, language, code = '') => fencedBlock(code, language)],
    [
      liquidBlock,
      (_value, name, language, inside = '') => {
        if (name === 'comment') return ''
        return name === 'raw'
          ? inside.replace(/\{/g, (brace) => text.keep(brace))
          : fencedBlock(inside, language)
      },
    ],
    [
      preformatted,
      (_value, tags = '', code = '') => {
        const [, language] = /lang(?:uage)?[-=]["']?([\w-]+)/.exec(tags) ?? []
        return fencedBlock(decodeEntities(code.replace(/<[^<>]*>/g, '')), language)
      },
    ],
  ]
  return conversions.reduce((result, rule) => replaceOutsideCode(result, ...rule), body)
}

/** Without the escapes of Markdown, which the parser would also decode. */
function decodeEntities(code: string): string {
  return code.replace(/&(?:#\w+|\w+);/g, (entity) => decodeString(entity))
}

/** `ts:lib/a.ts`, `js{1,3}`: a language with the name of a file or the lines to mark. */
const fenceWithDetails = /^(.*?(?:`{3,}|~{3,})[ \t]*[\w+#-]+)([:{,]\S*)/

/** The language of a block of code is all that this site shows. */
const withoutDetails = (code: string, text: PostText) =>
  code.replace(fenceWithDetails, (_found, kept: string, details: string) => {
    text.leaveOut(details, (_texts, { noPlace }) => noPlace, kept)
    return kept
  })

/** The list that kramdown replaces by a table of contents, and the ids and classes of elements. */
const removeAttributes: Convert = (text) =>
  text
    .replace(/^[ \t]*(?:[-*+]|1\.)[ \t]+.*\n[ \t]*\{:[ \t]*toc[^{}\n]*\}[ \t]*$/gim, '')
    .replace(/(?<![ \t])[ \t]*\{:[^{}\n]*\}/g, '')
    .replace(/^([ \t]*#{1,6}[ \t].*?)[ \t]*\{[#.][^{}\n]*\}[ \t]*$/gm, '$1')

const ofMdx = (isMdx: boolean, convert: Convert) => (isMdx ? [convert] : [])

/** Converts the text of a post into the Markdown of this site. */
export function convertBody(
  body: string,
  { isMdx, findAddress, ...conversion }: Conversion & { isMdx: boolean; findAddress: FindAddress },
): string {
  const { text } = conversion
  const conversions: Convert[] = [
    removeObsidianComments,
    convertShortcodes,
    ...ofMdx(isMdx, convertMdx),
    convertLiquid,
    removeAttributes,
    convertHtml,
    ...ofMdx(isMdx, removeMdxIndentation),
    convertObsidian,
  ]
  const masked = text.keepCode(convertCode(body, text), (code) => withoutDetails(code, text))
  const converted = conversions.reduce((result, convert) => convert(result, conversion), masked)
  const result = convertAddresses(text.restore(converted), text, findAddress)
  return replaceOutsideCode(result, /\n(?:[ \t]*\n){2,}/g, () => '\n\n')
}
