import type { Block, Inline, ListItem, RichText } from '../../src/contract/richText'

/** Returns the address for a link or picture of a text, for example an absolute one. */
type Resolve = (url: string) => string

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Characters that XML 1.0 does not allow, also not as references. */
const notInXml = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Escapes text for HTML and XML, in elements and in attributes. */
export function escapeMarkup(text: string): string {
  return text
    .replace(notInXml, '\uFFFD')
    .replace(/[&<>"]/g, (character) => entities[character] ?? character)
}

/** Writes rich text as HTML without styles, scripts and ids, for feeds. */
export function toHtml({ blocks, footnotes }: RichText, resolve: Resolve): string {
  const notes = footnotes.map(({ children }) => `<li>${blocksToHtml(children, resolve)}</li>`)
  const list = notes.length > 0 ? `<hr><ol>${notes.join('')}</ol>` : ''
  return blocksToHtml(blocks, resolve) + list
}

function blocksToHtml(blocks: readonly Block[], resolve: Resolve): string {
  return blocks.map((block) => blockToHtml(block, resolve)).join('\n')
}

function blockToHtml(block: Block, resolve: Resolve): string {
  switch (block.type) {
    case 'paragraph':
      return element('p', inlinesToHtml(block.children, resolve))
    case 'heading':
      return element(`h${block.depth}`, inlinesToHtml(block.children, resolve))
    case 'list':
      return listToHtml(block, resolve)
    case 'quote':
      return element('blockquote', blocksToHtml(block.children, resolve))
    case 'codeBlock':
      return element('pre', element('code', escapeMarkup(block.tokens.map(textOf).join(''))))
    case 'table':
      return tableToHtml(block, resolve)
    case 'picture': {
      const { url, alt, caption, width, height } = block
      const picture = `<img${attributes({ src: resolve(url), alt, width, height })}>`
      const text = caption ? element('figcaption', inlinesToHtml(caption, resolve)) : ''
      return element('figure', picture + text)
    }
    case 'rule':
      return '<hr>'
    case 'language':
      return element('div', blocksToHtml(block.children, resolve), { lang: block.lang })
  }
}

const textOf = ({ text }: { text: string }) => text

function listToHtml(
  { isOrdered, start, items }: Extract<Block, { type: 'list' }>,
  resolve: Resolve,
): string {
  const content = items.map((item) => element('li', itemToHtml(item, resolve))).join('')
  return isOrdered
    ? element('ol', content, { start: start === 1 ? undefined : start })
    : element('ul', content)
}

function itemToHtml({ isDone, children }: ListItem, resolve: Resolve): string {
  const mark = isDone === undefined ? '' : isDone ? '☑ ' : '☐ '
  return mark + blocksToHtml(children, resolve)
}

function tableToHtml(
  { header, rows }: Extract<Block, { type: 'table' }>,
  resolve: Resolve,
): string {
  const row = (cells: Inline[][], name: string) =>
    element('tr', cells.map((cell) => element(name, inlinesToHtml(cell, resolve))).join(''))
  const body = rows.map((cells) => row(cells, 'td')).join('')
  return element('table', element('thead', row(header, 'th')) + element('tbody', body))
}

const inlineElements = { emphasis: 'em', strong: 'strong', deleted: 'del' } as const

function inlinesToHtml(inlines: readonly Inline[], resolve: Resolve): string {
  return inlines.map((inline) => inlineToHtml(inline, resolve)).join('')
}

function inlineToHtml(inline: Inline, resolve: Resolve): string {
  if (typeof inline === 'string') return escapeMarkup(inline)
  switch (inline.type) {
    case 'emphasis':
    case 'strong':
    case 'deleted':
      return element(inlineElements[inline.type], inlinesToHtml(inline.children, resolve))
    case 'code':
      return element('code', escapeMarkup(inline.text))
    case 'link': {
      const { url, title, children } = inline
      return element('a', inlinesToHtml(children, resolve), { href: resolve(url), title })
    }
    case 'image':
      return `<img${attributes({ src: resolve(inline.url), alt: inline.alt })}>`
    case 'break':
      return '<br>'
    case 'footnoteReference':
      return element('sup', `[${inline.number}]`)
    case 'language':
      return element('span', inlinesToHtml(inline.children, resolve), { lang: inline.lang })
  }
}

type Attributes = Record<string, string | number | undefined>

function attributes(values: Attributes): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeMarkup(String(value))}"`)
    .join('')
}

/** An element with content that is HTML already. */
function element(name: string, content: string, values: Attributes = {}): string {
  return `<${name}${attributes(values)}>${content}</${name}>`
}
