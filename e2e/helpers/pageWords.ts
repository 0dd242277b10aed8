import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { decodeString } from 'micromark-util-decode-string'

/** The words of a text; shorter ones are initials. */
export function wordsOf(text: string): string[] {
  const words = text.normalize('NFC').toLowerCase()
  return words.match(/[\p{L}\p{M}]{3,}/gu) ?? []
}

/** What a file or folder has: its texts, without the escapes of its format, and names of files. */
export function textOf(file: string): string {
  if (statSync(file).isDirectory()) {
    const names = readdirSync(file)
    return names.map((name) => `${name} ${textOf(path.join(file, name))}`).join(' ')
  }
  const text = decodeString(decodeString(readFileSync(file, 'utf8')))
  return text.replace(/\\u([0-9a-f]{4})|\\n/gi, (_, code?: string) =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : ' ',
  )
}

/** All texts of a catalogue, with one and with two for each parameter. */
export function catalogueText(value: unknown): string {
  if (typeof value === 'function') {
    const call = value as (...values: unknown[]) => unknown
    const texts = [1, 2].map((count) => call(...Array<number>(value.length).fill(count)))
    return catalogueText(texts)
  }
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.values(value).map(catalogueText).join(' ')
}

/** What a visitor reads on a page, also by a screen reader. */
function visibleText(html: string): string {
  const [, body = ''] = html.split('<div id="root">')
  const shown = body.replace(/<(script|style|svg)[^]*?<\/\1>/g, ' ')
  const attributes = [...shown.matchAll(/ (?:aria-label|alt|title|placeholder)="([^"]*)"/g)]
  const texts = [...attributes.map(([, text]) => text), shown.replace(/<[^>]*>/g, ' ')]
  return decodeString(texts.join(' '))
}

/**
 * Follows every link from the home page to a page of the site.
 * @returns the texts of the pages by their paths
 * @throws if a page is missing
 */
export async function crawl(siteUrl: string): Promise<Map<string, string>> {
  const pages = new Map([['/', '']])
  for (const page of pages.keys()) {
    const response = await fetch(siteUrl + page)
    if (!response.ok) throw new Error(`${page}: ${response.status}`)
    const html = await response.text()
    pages.set(page, visibleText(html))
    for (const [, link = ''] of html.matchAll(/<a [^>]*href="(\/[^"#?.]*)"/g)) {
      if (!pages.has(link)) pages.set(link, '')
    }
  }
  return pages
}
