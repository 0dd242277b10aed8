import type { Block, Inline, RichText } from '../../src/contract/schema/richText'

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
  const notes = footnotes.map(({ children }) =>
    element('li', blocksToHtml(children, resolve, 'auto')),
  )
  const list = notes.length > 0 ? `<hr>${element('ol', notes.join(''))}` : ''
  return blocksToHtml(blocks, resolve, 'auto') + list
}

/** The direction of each block follows its text; nested blocks have that of their list or quotation. */
function blocksToHtml(blocks: readonly Block[], resolve: Resolve, dir?: 'auto'): string {
  return blocks.map((block) => blockToHtml(block, resolve, dir)).join('\n')
}

function blockToHtml(block: Block, resolve: Resolve, dir: 'auto' | undefined): string {
  switch (block.type) {
    case 'paragraph':
      return element('p', lineToHtml(block.children, resolve), { dir })
    case 'heading':
      return element(`h${block.depth}`, lineToHtml(block.children, resolve), { dir })
    case 'list': {
      const items = block.items.map(({ isDone, children }) => {
        const mark = isDone === undefined ? '' : isDone ? '☑ ' : '☐ '
        return element('li', mark + blocksToHtml(children, resolve))
      })
      return element(block.isOrdered ? 'ol' : 'ul', items.join(''), { start: block.start, dir })
    }
    case 'quote':
      return element('blockquote', blocksToHtml(block.children, resolve), { dir })
    case 'codeBlock': {
      const code = block.tokens.map(({ text }) => escapeMarkup(text)).join('')
      return element('pre', element('code', code), { dir: 'ltr' })
    }
    case 'table': {
      const row = (cells: Inline[][], name: string) =>
        element('tr', cells.map((cell) => element(name, lineToHtml(cell, resolve))).join(''))
      const body = block.rows.map((cells) => row(cells, 'td')).join('')
      const rows = element('thead', row(block.header, 'th')) + element('tbody', body)
      return element('table', rows, { dir: 'auto' })
    }
    case 'picture': {
      const { url, alt, caption, width, height } = block
      const picture = startTag('img', { src: resolve(url), alt, width, height })
      return element(
        'figure',
        picture +
          (caption ? element('figcaption', lineToHtml(caption, resolve), { dir: 'auto' }) : ''),
      )
    }
    case 'rule':
      return '<hr>'
    case 'language':
      return element('div', blocksToHtml(block.children, resolve), {
        lang: block.lang,
        dir: 'auto',
      })
  }
}

const inlineElements = { emphasis: 'em', strong: 'strong', deleted: 'del' } as const

function lineToHtml(line: readonly Inline[], resolve: Resolve): string {
  return line.map((inline) => inlineToHtml(inline, resolve)).join('')
}

function inlineToHtml(inline: Inline, resolve: Resolve): string {
  if (typeof inline === 'string') return escapeMarkup(inline)
  const content = 'children' in inline ? lineToHtml(inline.children, resolve) : ''
  switch (inline.type) {
    case 'emphasis':
    case 'strong':
    case 'deleted':
      return element(inlineElements[inline.type], content)
    case 'code':
      return element('code', escapeMarkup(inline.text), { dir: 'ltr' })
    case 'link':
      return element('a', content, { href: resolve(inline.url), title: inline.title })
    case 'image':
      return startTag('img', { src: resolve(inline.url), alt: inline.alt })
    case 'break':
      return '<br>'
    case 'footnoteReference':
      return element('sup', `[${inline.number}]`)
    case 'language':
      return element('span', content, { lang: inline.lang, dir: 'auto' })
  }
}

type Attributes = Record<string, string | number | undefined>

function startTag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeMarkup(String(value))}"`)
  return `<${name}${written.join('')}>`
}

/** An element with content that is HTML already. */
function element(name: string, content: string, attributes: Attributes = {}): string {
  return `${startTag(name, attributes)}${content}</${name}>`
}
