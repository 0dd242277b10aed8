import { convertAddresses, type AddressContext } from './addresses'
import type { Convert } from './BodyContext'
import { findFences } from './findCode'
import { convertHtml } from './html'
import { convertLiquid, convertLiquidBlocks } from './liquid'
import { convertMdx, removeMdxIndentation } from './mdx'
import { convertObsidian, removeObsidianComments } from './obsidian'
import { convertHighlightShortcodes, convertShortcodes } from './shortcodes'
import { convertedMark, SourceText } from './SourceText'

/** The ids and classes of paragraphs and parts of a line, and those of headings. */
const attributes = /(?<![ \t])[ \t]*\{:[^{}\n]*\}/g
const headingAttributes = /^([ \t]*#{1,6}[ \t].*?)[ \t]*\{[#.][^{}\n]*\}[ \t]*$/gm

/** The list that kramdown replaces by a table of contents. */
const contents = /^[ \t]*(?:[-*+]|1\.)[ \t]+.*\n[ \t]*\{:[ \t]*toc[^{}\n]*\}[ \t]*$/gim

const removeAttributes: Convert = (text) => {
  text.replace(contents, () => '')
  text.replace(attributes, () => '')
  text.replace(headingAttributes, ([, heading]) => heading)
}

/** `ts:lib/a.ts`, `js{1,3}`: a language with the name of a file or the lines to mark. */
const fenceWithDetails = /^(.*?(?:`{3,}|~{3,})[ \t]*[\w+#-]+)([:{,]\S*)/

/** The language of a block of code is all that this site shows. */
const convertFences: Convert = (text, { notes }) => {
  const edits = findFences(text.text).flatMap(({ start }) => {
    const [, kept, value] = fenceWithDetails.exec(text.text.slice(start)) ?? []
    if (kept === undefined || value === undefined) return []
    const from = start + kept.length
    notes.leaveOut({ value, line: text.lineAt(from) }, (_texts, { noPlace }) => noPlace)
    return [{ start: from, end: from + value.length, text: '' }]
  })
  text.edit(edits)
}

const ofMdx =
  (convert: Convert): Convert =>
  (text, context) => {
    if (/\.mdx$/i.test(context.file)) convert(text, context)
  }

const conversions: Convert[] = [
  removeObsidianComments,
  convertHighlightShortcodes,
  convertLiquidBlocks,
  convertShortcodes,
  ofMdx(convertMdx),
  convertLiquid,
  removeAttributes,
  convertHtml,
  ofMdx(removeMdxIndentation),
  convertObsidian,
  convertFences,
]

/**
 * Converts the text of a post into the Markdown of this site.
 * @param firstLine the line of the file in which the text begins
 */
export function convertBody(body: string, firstLine: number, context: AddressContext): string {
  const findNamed = (name: string) => {
    const address = context.findNamed(name)
    return address === undefined ? undefined : convertedMark + address
  }
  const text = new SourceText(body, firstLine)
  for (const convert of conversions) convert(text, { ...context, findNamed })
  convertAddresses(text, context)
  return text.result()
}
