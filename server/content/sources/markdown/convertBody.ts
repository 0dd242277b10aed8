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
  /\{\{[<%]\s*(?:highlight|code)\s([^]*?)[>%]\}\}([^]*?)\{\{[<%]\s*\/\s*(?:highlight|code)\s*[>%]\}\}/g
const liquidBlock = /\{%-?\s*(highlight|raw|comment)\b([^%]*?)-?%\}([^]*?)\{%-?\s*end\1\s*-?%\}/g
const preformatted = /<pre\b([^>]*>\s*(?:<code\b[^>]*>)?)([^]*?)(?:<\/code\s*>)?\s*<\/pre\s*>/gi

/** The language among the parameters of a block of code: the first, unless it has a name. */
const languageOf = (parameters = '') => /^\s*["']?([\w+#-]+)(?![\w+#=-])/.exec(parameters)?.[1]

/** Code of Hugo, Liquid and HTML becomes fenced blocks. */
function convertCode(body: string, text: PostText): string {
  const withoutHugo = replaceOutsideCode(body, hugoCode, (_value, parameters, code = '') =>
    fencedBlock(code, languageOf(parameters)),
  )
  const withoutLiquid = replaceOutsideCode(
    withoutHugo,
    liquidBlock,
    (_value, name, parameters, inside = '') => {
      if (name === 'highlight') return fencedBlock(inside, languageOf(parameters))
      return name === 'raw' ? inside.replace(/\{/g, (brace) => text.keep(brace)) : ''
    },
  )
  return replaceOutsideCode(withoutLiquid, preformatted, (_value, tags = '', code = '') => {
    const [, language] = /lang(?:uage)?[-=]["']?([\w-]+)/.exec(tags) ?? []
    return fencedBlock(decodeEntities(code.replace(/<[^<>]*>/g, '')), language)
  })
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

/** Converts the text of a post into the Markdown of this site. */
export function convertBody(
  body: string,
  { isMdx, findAddress, ...conversion }: Conversion & { isMdx: boolean; findAddress: FindAddress },
): string {
  const { text } = conversion
  const conversions: Convert[] = [
    removeObsidianComments,
    convertShortcodes,
    ...(isMdx ? [convertMdx] : []),
    convertLiquid,
    removeAttributes,
    convertHtml,
    ...(isMdx ? [removeMdxIndentation] : []),
    convertObsidian,
  ]
  const masked = text.keepCode(convertCode(body.replace(/[\uFDD0\uFDD1]/g, ''), text), (code) =>
    withoutDetails(code, text),
  )
  const converted = conversions.reduce((result, convert) => convert(result, conversion), masked)
  const result = convertAddresses(text.restore(converted), text, findAddress)
  return replaceOutsideCode(result, /\n(?:[ \t]*\n){2,}/g, () => '\n\n')
}
