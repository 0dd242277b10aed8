import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { RenderedPage } from '../../src/app/renderPage'

type Manifest = Record<string, { file: string; imports?: string[] }>

const entry = 'index.html'
const headMark = '<!--head-->'
const pageMarks = /<!--page-->[\s\S]*<!--\/page-->/
/** How the built document fetches the site's code: at once, because it is nothing without. */
const moduleTags = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g

/** What hides without a script what only a script can work, and shows what it would open. */
const withoutScript =
  '<noscript><style>[data-scripted]{display:none!important}#mobile-menu{display:block!important;position:static}body header{position:static}</style></noscript>'

/** The document that pages are put into: the built site's own, with the code of each page. */
export class PageDocument {
  private readonly shell: string
  private readonly manifest: Manifest

  /**
   * @param folder the built site
   * @param basePath the path that it was built for, with a trailing slash
   */
  constructor(
    folder: string,
    private readonly basePath: string,
  ) {
    this.shell = readFileSync(path.join(folder, entry), 'utf8')
    this.manifest = JSON.parse(
      readFileSync(path.join(folder, '.vite', 'manifest.json'), 'utf8'),
    ) as Manifest
  }

  /**
   * The whole document of a page. It is complete as it is, so that its code waits until it
   * has been painted.
   * @param name the page's file, whose code is then fetched along with the site's own
   */
  fill({ head, styles, body, snapshot }: RenderedPage, name: string | undefined): string {
    const data = `<script type="application/json" id="snapshot">${snapshot}</script>`
    const files = JSON.stringify(this.codeOf(name).map((file) => this.basePath + file))
    const code = `<script type="application/json" id="code">${files}</script>`
    return this.shell
      .replaceAll(moduleTags, '')
      .replace(headMark, () => `${head}${styles}${withoutScript}`)
      .replace(pageMarks, () => `<div id="root">${body}</div>\n${data}\n${code}`)
  }

  /** The files of a page's code and of the site's own, each after those that it needs. */
  private codeOf(name: string | undefined): string[] {
    const page = name === undefined ? [] : this.inOrder(`src/pages/${name}/${name}.tsx`)
    const keys = new Set([...page, ...this.inOrder(entry)])
    return [...keys].flatMap((key) => this.manifest[key]?.file ?? [])
  }

  private inOrder(key: string): string[] {
    const needed = (this.manifest[key]?.imports ?? []).flatMap((inner) => this.inOrder(inner))
    return [...needed, key]
  }
}
