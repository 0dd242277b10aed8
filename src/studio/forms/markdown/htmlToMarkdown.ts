import { fromDom } from 'hast-util-from-dom'
import { toMdast } from 'hast-util-to-mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown, type Join } from 'mdast-util-to-markdown'

const formatted = 'p, h1, h2, h3, h4, h5, h6, li, blockquote, table, a[href], b, strong, i, em'

/**
 * Converts formatted text, as office programs and web pages copy it, to Markdown. Pictures are left
 * out: their addresses are valid only where they were copied.
 * @returns undefined if there is nothing to convert, as in code of an editor
 */
export function htmlToMarkdown(html: string): string | undefined {
  const text = html
    .replace(/&nbsp;|\u00a0/g, ' ')
    // Markdown has no space at the edges of formatted text, and no formatted text beside the same.
    .replace(/(\s+)((?:<\/(?:b|strong|i|em|span)>)+)/gi, '$2$1')
    .replace(/((?:<(?:b|strong|i|em|span)\b[^>]*>)+)(\s+)/gi, '$2$1')
    .replace(/<\/(b|strong|i|em)>(\s*)<\1\b[^>]*>/gi, '$2')
  const { body } = new DOMParser().parseFromString(text, 'text/html')
  if (!body.querySelector(formatted)) return undefined
  convertWordLists(body)
  body.querySelectorAll<HTMLElement>('b, strong, i, em, span').forEach(convertStyle)
  // Programs write a list within an item also behind it.
  body.querySelectorAll(':is(ul, ol) > :is(ul, ol)').forEach((list) => {
    list.previousElementSibling?.append(list)
  })
  // An address within another site.
  body.querySelectorAll('a:not([href^="http"], [href^="mailto:"])').forEach((link) => {
    link.replaceWith(...link.childNodes)
  })
  // The heading of the first level is the title of the page.
  const shift = body.querySelector('h1') ? 1 : 0
  body.querySelectorAll('h1, h2, h3, h4, h5, h6').forEach((heading) => {
    rename(heading, `h${Math.min(6, Number(heading.localName[1]) + shift)}`)
  })
  const tree = toMdast(fromDom(body), {
    handlers: { img: ignore, svg: ignore },
    nodeHandlers: { comment: ignore },
  })
  const style = { bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one' } as const
  return toMarkdown(tree, { ...style, extensions: [gfmToMarkdown()], join: [closeItems] }).trim()
}

const ignore = () => undefined

/** No empty lines in lists, but between the paragraphs of an item. */
const closeItems: Join = (_left, right, { type }) =>
  /^list/.test(type) && right.type !== 'paragraph' ? 0 : undefined

function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}

/** Word has no lists, but paragraphs whose style names the level and that begin with a bullet. */
function convertWordLists(body: Element): void {
  let lists: Element[] = []
  body.querySelectorAll('[style*="mso-list:l"]').forEach((paragraph) => {
    if (paragraph.previousElementSibling !== lists[0]) lists = []
    const isNumbered = /^\s*\(?[\da-z]+[.)]/i.test(paragraph.textContent)
    paragraph.querySelectorAll('[style*="mso-list:Ignore"]').forEach((bullet) => bullet.remove())
    const level = Number(/level(\d)/.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 1)
    const outer = lists.slice(0, level - 1)
    const name = isNumbered ? 'ol' : 'ul'
    let list = lists[outer.length]
    if (list?.localName !== name) {
      list = body.ownerDocument.createElement(name)
      const item = outer.at(-1)?.lastElementChild
      if (item) item.append(list)
      else paragraph.before(list)
    }
    list.append(rename(paragraph, 'li'))
    lists = [...outer, list]
  })
}

/** Google Docs marks text by its styles, and has a `b` that is not bold around everything. */
function convertStyle(element: HTMLElement): void {
  const { fontWeight, fontStyle } = element.style
  if (fontWeight === 'bold' || Number(fontWeight) >= 600) rename(element, 'strong')
  else if (fontWeight === 'normal' && element.localName === 'b')
    element.replaceWith(...element.childNodes)
  else if (fontStyle === 'italic') rename(element, 'em')
}
