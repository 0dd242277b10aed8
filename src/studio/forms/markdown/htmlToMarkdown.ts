const ignored = /^(?:head|title|meta|style|script|img|svg)$/
const blocks =
  'p, div, section, article, main, figure, h1, h2, h3, h4, h5, h6, ul, ol, blockquote, pre, table, hr'
const formatted = 'p, h1, h2, h3, h4, h5, h6, li, blockquote, table, a[href], b, strong, i, em'

/**
 * Converts formatted text, as office programs and web pages copy it, to Markdown. Pictures are left
 * out: their addresses are valid only where they were copied.
 * @returns undefined if there is nothing to convert, as in code of an editor
 */
export function htmlToMarkdown(html: string): string | undefined {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return body.querySelector(formatted) ? convertBlocks(body).join('\n\n') : undefined
}

/** The blocks of an element; text beside them is a paragraph. */
function convertBlocks(parent: Element): string[] {
  const converted: string[] = []
  let line: Node[] = []
  let isInList = false
  const endLine = () => {
    const text = escapeStart(convertLine(line))
    if (text) converted.push(text)
    line = []
  }
  for (const child of parent.childNodes) {
    if (
      !(child instanceof HTMLElement) ||
      !(child.matches(blocks) || child.querySelector(blocks))
    ) {
      line.push(child)
      continue
    }
    endLine()
    const item = convertWordItem(child)
    if (item && isInList) converted.push(`${converted.pop()}\n${item}`)
    else converted.push(...(item ? [item] : convertBlock(child)))
    isInList = item !== undefined
  }
  endLine()
  return converted
}

function convertBlock(block: Element): string[] {
  const { localName, ownerDocument } = block
  switch (localName) {
    case 'ul':
    case 'ol':
      return [convertList(block)]
    case 'blockquote':
      return [convertBlocks(block).join('\n\n').replace(/^/gm, '> ')]
    case 'pre':
      return [`\`\`\`\n${block.textContent.trimEnd()}\n\`\`\``]
    case 'table':
      return [convertTable(block)]
    case 'hr':
      return ['---']
  }
  const level = Number(/^h([1-6])$/.exec(localName)?.[1])
  const text = level && convertLine([...block.childNodes])
  if (!text) return convertBlocks(block)
  // The heading of the first level is the title of the page.
  const shift = ownerDocument.querySelector('h1') ? 1 : 0
  return [`${'#'.repeat(Math.min(6, level + shift))} ${text}`]
}

function convertList(list: Element): string {
  let number = 0
  const items = [...list.children].map((item) => {
    // Programs write the list within an item also behind it.
    const isItem = item.localName === 'li'
    if (isItem) number += 1
    const marker = list.localName === 'ol' ? `${number}. ` : '- '
    const indent = ' '.repeat(marker.length)
    const text = (isItem ? convertBlocks(item) : convertBlock(item)).join('\n')
    return (isItem ? marker : indent) + text.replaceAll('\n', `\n${indent}`)
  })
  return items.join('\n')
}

/** Word has no lists, but paragraphs whose style names the level and that begin with a bullet. */
function convertWordItem(block: HTMLElement): string | undefined {
  const level = /mso-list:[^;]*level(\d)/.exec(styleOf(block))?.[1]
  if (!level) return undefined
  const isNumbered = /^\s*\(?[\da-z]+[.)]/i.test(block.textContent)
  const indent = ' '.repeat(3 * (Number(level) - 1))
  return `${indent}${isNumbered ? '1.' : '-'} ${convertLine([...block.childNodes])}`
}

function convertTable(table: Element): string {
  const rows = [...table.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => convertBlocks(cell).join(' ').replaceAll('|', '\\|')),
  )
  const separator = rows[0]?.map(() => '---') ?? []
  return rows
    .toSpliced(1, 0, separator)
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

const styleOf = (element: Element) => element.getAttribute('style') ?? ''

/** The text of nodes in one line, without line breaks around it. */
const convertLine = (nodes: readonly Node[]) =>
  nodes
    .map(convertInline)
    .join('')
    .replaceAll('****', '')
    .replace(/^(?:\s|\\\n)+|(?:\s|\\\n)+$/g, '')

function convertInline(node: Node): string {
  if (node instanceof Text) {
    return node.data.replace(/\s+/g, ' ').replace(/[\\`*[\]<]|\b_|_\b/g, '\\$&')
  }
  if (!(node instanceof HTMLElement) || ignored.test(node.localName)) return ''
  const { localName, style, childNodes, textContent } = node
  // The bullet of Word.
  if (/mso-list:\s*ignore/i.test(styleOf(node))) return ''
  if (localName === 'br') return '\\\n'
  if (localName === 'code') return `\`${textContent}\``
  let text = [...childNodes].map(convertInline).join('')
  const wrap = (mark: string) => text.replace(/^(\s*)(\S[^]*?)(\s*)$/, `$1${mark}$2${mark}$3`)
  if (style.fontStyle ? style.fontStyle === 'italic' : /^(i|em)$/.test(localName)) text = wrap('_')
  if (isBold(localName, style.fontWeight)) text = wrap('**')
  const href = node.getAttribute('href') ?? ''
  return /^(https?|mailto):/.test(href) ? `[${text.trim()}](${href})` : text
}

/** Google Docs marks bold text by its style only, and has an element that is not bold around it. */
const isBold = (name: string, weight: string) =>
  weight ? weight === 'bold' || Number(weight) >= 600 : /^(b|strong)$/.test(name)

/** A paragraph may begin like a heading or a list. */
const escapeStart = (text: string) =>
  text.replace(/^(?:#{1,6}|[-+>]|\d+(?=[.)]))(?=[.)]?\s)/, (start) =>
    /\d/.test(start) ? `${start}\\` : `\\${start}`,
  )
