import file from '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-500-normal.woff2'

/**
 * Adds the monospace font to the document; the browser downloads it when text uses it. Until then a
 * local font with the same metrics is used (`index.html`). Only for code: a change of font would be seen
 * in every chip.
 */
export function addCodeFont(): void {
  const face = new FontFace('JetBrains Mono', `url(${file})`, {
    weight: '100 900',
    display: 'swap',
  })
  document.fonts.add(face)
}
