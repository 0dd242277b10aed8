import { gfm } from 'micromark-extension-gfm'
import { directive } from 'micromark-extension-directive'
import { directiveFromMarkdown } from 'mdast-util-directive'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import type { RichText } from '../../src/contract/schema/richText'
import { convertBlocks } from './convert'
import { createContext, type Context } from './context'
import { isTooComplex, plainParagraphs } from './limits'

/** Without HTML: tags are shown as text. */
const withoutHtml = { disable: { null: ['htmlFlow', 'htmlText'] } }

/** The Markdown that the site shows, for the parser. */
export const markdownOptions = {
  // A single tilde means "approximately".
  extensions: [gfm({ singleTilde: false }), directive(), withoutHtml],
  mdastExtensions: [gfmFromMarkdown(), directiveFromMarkdown()],
}

/**
 * Parses Markdown: CommonMark with the extensions of GitHub, and parts in other languages
 * (`:en[text]`, or lines between `:::en` and `:::`). It never throws, whatever the text contains;
 * a text beyond the limits of `isTooComplex` becomes plain paragraphs.
 */
export function parseMarkdown(markdown: string): RichText {
  const source = clean(markdown)
  if (isTooComplex(source)) return plainParagraphs(source)
  const root = fromMarkdown(source, markdownOptions)
  const context = createContext(root, source)
  const blocks = convertBlocks(root.children, context)
  return { blocks, footnotes: convertFootnotes(context) }
}

/** Without the characters that HTML, XML and UTF-8 cannot contain, and with `\n` as line end. */
function clean(markdown: string): string {
  return markdown
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n])[\p{Cc}\ufeff\ufffe\uffff]/gu, '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
}

/** Footnotes may refer to further footnotes, which are appended to the list while it is read. */
function convertFootnotes(context: Context): RichText['footnotes'] {
  const converted = []
  for (const footnote of context.footnotes) {
    converted.push({ footnote, children: convertBlocks(footnote.definition.children, context) })
  }
  return converted.map(({ footnote: { occurrences }, children }) => ({ children, occurrences }))
}
