import file from '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-500-normal.woff2'

const family = 'JetBrains Mono'

/**
 * Adds the monospace font to the document, once; the browser downloads it when text uses it. Until then
 * a local font with the same metrics is used (`index.html`). Only blocks
 * of code call it, because the browser then lays out the whole page again.
 */
export function addCodeFont(): void {
  const families = [...document.fonts].map((face) => face.family.replaceAll('"', ''))
  if (families.includes(family)) return
  document.fonts.add(new FontFace(family, `url(${file})`, { weight: '100 900', display: 'swap' }))
}
