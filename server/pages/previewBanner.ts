import { languages, localizedPath, type Language } from '../../src/language/languages'
import type { OfferedLanguages } from '../../src/language/languages'
import { catalogues } from '../language/catalogues'
import { escapeMarkup } from '../markdown/toHtml'

const themes = ['light', 'dark'] as const

export type PreviewTheme = (typeof themes)[number]

/** The theme that the address of a preview names; otherwise it has the visitor's. */
export const readPreviewTheme = (value: unknown) => themes.find((theme) => theme === value)

/** What visitors see of the entry: nothing, an older state, or the same. */
export type PreviewState = 'unpublished' | 'changed' | 'published'

/**
 * At the lower edge, in view while the page scrolls. What needs the code of the page is hidden, as are
 * links to translations that may not be published. The menu of a narrow window is a row.
 */
export const previewStyles = `<style>
[data-scripted],header [hreflang],html.dark .to-dark,html:not(.dark) .to-light{display:none!important}
#mobile-menu{display:block!important;position:static;padding-block:0 .5rem;border:0;box-shadow:none;overflow-x:auto}
#mobile-menu ul{flex-direction:row}
body{padding-bottom:7rem}
.preview{position:fixed;z-index:30;inset:auto 0 0;display:flex;flex-wrap:wrap;justify-content:center;gap:0 1rem;text-align:center;padding:.75rem 1rem;border-top:3px solid var(--accent);background:var(--surfaceRaised);font-size:.875rem}
</style>`

interface PreviewBannerOptions {
  state: PreviewState
  language: Language
  theme: PreviewTheme | undefined
  offered: OfferedLanguages
  /** Path and query of the preview in the main language. */
  address: string
  basePath: string
  expiresAt: Date
}

/** Says that a page is a preview and until when, and links to the other languages and themes. */
export function previewBanner(options: PreviewBannerOptions): string {
  const { state, language, theme, offered, address, basePath, expiresAt } = options
  const texts = catalogues[language].visitors.preview
  const title = texts[state]
  const formatted = new Intl.DateTimeFormat(languages[language].locale.replace('_', '-'), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Jakarta',
  }).format(expiresAt)
  const link = (
    to: Language,
    shown: PreviewTheme | undefined,
    attributes: string,
    text: string,
  ) => {
    const query = shown ? `&theme=${shown}` : ''
    const href = basePath + localizedPath(address, to, offered).slice(1) + query
    return `<a href="${escapeMarkup(href)}" ${attributes}>${escapeMarkup(text)}</a>`
  }
  const parts = [
    `<strong>${escapeMarkup(title)}</strong>`,
    `<span>${escapeMarkup(texts.validUntil(formatted))}</span>`,
    ...offered
      .filter((other) => other !== language)
      .map((to) => link(to, theme, `lang="${to}" hreflang="${to}"`, languages[to].name)),
    ...themes.map((to) => link(language, to, `class="to-${to}"`, texts[to])),
  ]
  return banner(title, parts)
}

export function endedPreviewBanner(language: Language): string {
  const { ended, endedHint } = catalogues[language].visitors.preview
  const parts = [
    `<strong>${escapeMarkup(ended)}</strong>`,
    `<span>${escapeMarkup(endedHint)}</span>`,
  ]
  return banner(ended, parts)
}

const banner = (title: string, parts: readonly string[]) =>
  `<aside class="preview" aria-label="${escapeMarkup(title)}">${parts.join(' ')}</aside>`
