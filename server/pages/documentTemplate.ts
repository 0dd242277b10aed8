import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { RenderedPage, ResolvedPage } from '../../src/app/rendering/renderer'
import {
  languagePrefix,
  languages,
  parseLanguages,
  type Language,
} from '../../src/language/languages'
import { elementIds } from '../../src/lib/elementIds'
import type { SiteAppearance } from '../../src/contract/constants'
import { applyAppearance, preloadTypeface } from './appearance'
import { feedLinks } from './feeds'
import { manifestPath } from './generatedFiles'
import { addAttributes, indexFile, type DocumentAttributes } from './staticFiles'

type Manifest = Record<string, { file: string; imports?: string[] }>

/** The styles for browsers without scripts: they hide controls that need scripts, and open the menu. */
const noScriptStyles =
  '<noscript><style>[data-scripted]{display:none!important}#mobile-menu{display:block!important;position:static}body header{position:static}</style></noscript>'

/** Whether a page needs only the texts that every page has: the home page and the not-found page. */
const hasSharedTexts = (page: string | undefined) => page === undefined || page === 'HomePage'

/** The built `index.html`, with slots for the head and the content of a rendered page. */
export class DocumentTemplate {
  private readonly fixed: readonly [string, string, string]
  private readonly manifest: Manifest
  /** The beginning of the last document: its colours take 10 ms to compute. */
  private lastStart = { key: '', html: '' }

  constructor(
    folder: string,
    private readonly basePath: string,
  ) {
    this.fixed = splitAtSlots(readFileSync(path.join(folder, indexFile), 'utf8'))
    this.manifest = JSON.parse(
      readFileSync(path.join(folder, '.vite', 'manifest.json'), 'utf8'),
    ) as Manifest
  }

  /**
   * The document of a rendered page. It is complete without its code, which is loaded after
   * the first paint. Without a snapshot, the browser renders the page from scratch.
   * @param options.hasCode false for a page that stays as it is rendered
   * @param options.theme the only one of the page; otherwise the visitor's
   */
  fill(
    { head, styles, body, snapshot }: Partial<RenderedPage>,
    { language, page }: Pick<ResolvedPage, 'language' | 'page'>,
    appearance: SiteAppearance,
    attributes: DocumentAttributes,
    { hasCode = true, theme }: { hasCode?: boolean; theme?: 'light' | 'dark' } = {},
  ): string {
    const [ownStart, middle, end] = this.fixed
    const { basePath } = this
    const key = JSON.stringify([theme, attributes, appearance])
    if (this.lastStart.key !== key) {
      const start = addAttributes(theme ? selectTheme(ownStart, theme) : ownStart, attributes)
      this.lastStart = { key, html: applyAppearance(start, appearance, basePath) }
    }
    const offered = parseLanguages(attributes.languages)
    const prefix = languagePrefix(language, offered)
    const isMultilingual = offered.length > 1
    const files = this.findFiles(language, page, isMultilingual).map((file) => basePath + file)
    return [
      this.lastStart.html
        .replace(' lang="id"', ` lang="${language}" dir="${languages[language].direction}"`)
        .replace(manifestPath, prefix + manifestPath),
      head,
      feedLinks({ publicUrl: attributes.address, language, offered }),
      styles,
      noScriptStyles,
      preloadTypeface(middle, appearance, basePath),
      body,
      hasCode && snapshot && jsonScript(elementIds.snapshot, snapshot),
      hasCode && jsonScript(elementIds.code, JSON.stringify(files)),
      end,
    ]
      .filter((part) => part !== false)
      .join('')
  }

  /** The files of a page's code, its texts and the site's entry, each after those that it imports. */
  private findFiles(
    language: Language,
    name: string | undefined,
    isMultilingual: boolean,
  ): string[] {
    const page = name === undefined ? [] : this.withImports(`src/pages/${name}/${name}.tsx`)
    const texts = this.withImports(
      `src/language/${hasSharedTexts(name) ? 'shared/' : ''}${language}.ts`,
    )
    const site = ['index.html', ...(isMultilingual ? ['src/app/MultilingualSite.tsx'] : [])]
    const entries = site.flatMap((key) => this.withImports(key))
    const keys = new Set([...page, ...texts, ...entries])
    return [...keys].flatMap((key) => this.manifest[key]?.file ?? [])
  }

  private withImports(key: string): string[] {
    const imports = (this.manifest[key]?.imports ?? []).flatMap((name) => this.withImports(name))
    return [...imports, key]
  }
}

/** Fixes the theme: removes the script that applies the visitor's, and sets the class. */
function selectTheme(start: string, theme: 'light' | 'dark'): string {
  return start
    .replace(/<script>.*?<\/script>/s, '')
    .replace('<html', theme === 'dark' ? '<html class="dark"' : '<html')
}

const jsonScript = (id: string, json: string) =>
  `\n<script type="application/json" id="${id}">${json}</script>`

/**
 * Returns the parts before, between and after the two slots. The build puts the elements that
 * load the code at the end of the head, so the first slot ends there and replaces them.
 */
function splitAtSlots(html: string): [string, string, string] {
  const [start = '', afterHead = ''] = html.split('<!--head-->')
  const [beforePage = '', afterPage = ''] = afterHead.split(/<!--page-->.*<!--\/page-->/s)
  const middle = beforePage.slice(beforePage.indexOf('</head>'))
  if (!middle || !afterPage) throw new Error('index.html has no slots for head and page')
  return [start, middle, afterPage]
}
