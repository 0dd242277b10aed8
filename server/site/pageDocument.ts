import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { RenderedPage } from '../../src/app/renderPage'

type Manifest = Record<string, { file: string; imports?: string[] }>

const entry = 'index.html'
const headMark = '<!--head-->'
const pageMarks = /<!--page-->[\s\S]*<!--\/page-->/

/** What hides without a script what only a script can work, and shows what it would open. */
const withoutScript =
  '<noscript><style>[data-scripted]{display:none!important}#mobile-menu{display:block!important}body header{position:static}</style></noscript>'

/** The document that pages are put into: the built site's own, with the code of each page. */
export class PageDocument {
  private readonly shell: string
  private readonly manifest: Manifest

  /** @param folder the built site */
  constructor(folder: string) {
    this.shell = readFileSync(path.join(folder, entry), 'utf8')
    this.manifest = JSON.parse(
      readFileSync(path.join(folder, '.vite', 'manifest.json'), 'utf8'),
    ) as Manifest
  }

  /**
   * The whole document of a page.
   * @param name the page's file, whose code is then fetched along with the site's own
   */
  fill({ head, styles, body, snapshot }: RenderedPage, name: string | undefined): string {
    const links = this.codeOf(name).map(
      (file) => `<link rel="modulepreload" crossorigin href="/${file}">`,
    )
    const root = `<div id="root">${body}</div>`
    const data = `<script type="application/json" id="snapshot">${snapshot}</script>`
    return this.shell
      .replace(headMark, () => `${head}${styles}${withoutScript}${links.join('')}`)
      .replace(pageMarks, () => `${root}\n${data}`)
  }

  /** The files of a page's code that the site's own does not bring along. */
  private codeOf(name: string | undefined): string[] {
    if (name === undefined) return []
    const known = this.closure(entry)
    return [...this.closure(`src/pages/${name}/${name}.tsx`)]
      .filter((key) => !known.has(key))
      .flatMap((key) => this.manifest[key]?.file ?? [])
  }

  private closure(key: string, seen = new Set<string>()): Set<string> {
    if (seen.has(key)) return seen
    seen.add(key)
    for (const inner of this.manifest[key]?.imports ?? []) this.closure(inner, seen)
    return seen
  }
}
