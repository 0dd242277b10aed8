import { elementIds } from '../lib/elementIds'
import { appStartEvent } from './appStartEvent'

const maxDelayMs = 3000

/**
 * Loads the code of a rendered page after the page has been painted, or after `maxDelayMs`.
 * Every file is requested and evaluated in a task of its own, so that a slow phone can handle input
 * in between.
 */
function loadAfterPaint(files: readonly string[]): void {
  let isStarted = false
  function start() {
    if (isStarted) return
    isStarted = true
    for (const href of files) setTimeout(preload, 0, href)
    setTimeout(evaluate, 0, files)
  }
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)))
  setTimeout(start, maxDelayMs)
}

function preload(href: string): void {
  const link = document.createElement('link')
  document.head.append(Object.assign(link, { rel: 'modulepreload', href }))
}

/** Imports the files one after another: each needs those before it. */
function evaluate([file, ...others]: readonly string[]): void {
  if (file) void import(file).then(() => setTimeout(evaluate, 0, others))
}

/**
 * Repeats clicks on buttons once the app handles them. Without this, the browser itself would
 * submit a form, with the typed text in the address.
 */
function repeatEarlyClicks(): void {
  const clicked: HTMLButtonElement[] = []
  function record(event: MouseEvent) {
    const button = event.target instanceof Element && event.target.closest('button')
    if (!button) return
    event.preventDefault()
    clicked.push(button)
  }
  addEventListener('click', record, true)
  const repeat = () => {
    removeEventListener('click', record, true)
    for (const button of clicked) button.click()
  }
  addEventListener(appStartEvent, repeat, { once: true })
}

const list = document.getElementById(elementIds.code)?.textContent
// Absent where the server has not rendered the page: there the browser loads the code at once.
if (list) {
  repeatEarlyClicks()
  loadAfterPaint(JSON.parse(list) as string[])
}
