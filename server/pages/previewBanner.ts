import { languages, localizedPath, type Language } from '../../src/language/languages'
import type { OfferedLanguages } from '../../src/language/languages'
import { catalogues } from '../language/catalogues'
import { escapeMarkup } from '../markdown/toHtml'

/** At the lower edge, in view while the page scrolls. What needs the code of the page is hidden. */
export const previewStyles = `<style>
[data-scripted]{display:none!important}
body{padding-bottom:7rem}
.preview{position:fixed;z-index:30;inset:auto 0 0;display:flex;flex-wrap:wrap;justify-content:center;gap:0 1rem;text-align:center;padding:.75rem 1rem;border-top:3px solid var(--accent);background:var(--surfaceRaised);font-size:.875rem}
</style>`

interface PreviewBannerOptions {
  language: Language
  offered: OfferedLanguages
  /** Path and query of the preview in the main language. */
  address: string
  basePath: string
  /** When the link expires. */
  expiresAt: Date
}

/** Says that a page is a preview and until when, and links to the other languages. */
export function previewBanner(options: PreviewBannerOptions): string {
  const { language, offered, address, basePath, expiresAt } = options
  const { title, validUntil } = catalogues[language].visitors.preview
  const formatted = new Intl.DateTimeFormat(languages[language].locale.replace('_', '-'), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Jakarta',
  }).format(expiresAt)
  const links = offered
    .filter((other) => other !== language)
    .map((other) => {
      const href = basePath + localizedPath(address, other, offered).slice(1)
      return `<a href="${escapeMarkup(href)}" lang="${other}" hreflang="${other}">${languages[other].name}</a>`
    })
  const text = `<strong>${escapeMarkup(title)}</strong> <span>${escapeMarkup(validUntil(formatted))}</span>`
  return `<aside class="preview" aria-label="${escapeMarkup(title)}">${text} ${links.join(' ')}</aside>`
}
