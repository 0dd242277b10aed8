import file from '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-500-normal.woff2'

const firstActions = ['scroll', 'pointerdown', 'keydown']

/**
 * Adds the monospace face to the document; the browser fetches it for the first text in it. Until
 * then that text is in a local face of the same metrics (`index.html`).
 * @param isDeferred waits for the visitor's first action
 */
export function addCodeFont(isDeferred: boolean): void {
  const face = new FontFace('JetBrains Mono', `url(${file})`, {
    weight: '100 900',
    display: 'swap',
  })
  const add = () => document.fonts.add(face)
  if (!isDeferred) return void add()
  for (const action of firstActions) addEventListener(action, add, { once: true, passive: true })
}
