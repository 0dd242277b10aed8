import file from '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-500-normal.woff2'

const firstInteractions = ['scroll', 'pointerdown', 'keydown']

/**
 * Adds the monospace font to the document; the browser downloads it when text uses it. Until then a
 * local font with the same metrics is used (`index.html`).
 * @param isDeferred adds it on the visitor's first interaction
 */
export function addCodeFont(isDeferred: boolean): void {
  const face = new FontFace('JetBrains Mono', `url(${file})`, {
    weight: '100 900',
    display: 'swap',
  })
  const add = () => document.fonts.add(face)
  if (!isDeferred) return void add()
  for (const type of firstInteractions) addEventListener(type, add, { once: true, passive: true })
}
