/**
 * The pages that Karya is compared with: what one would write by hand to show the same text and
 * pictures in the same layout. They have no script, no data and no unused style rule.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { fetchOnce, type Response } from './measure'
import type { Run } from './run'

const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }

/** A page with a button that toggles one class: what other interactions are compared with. */
export const togglePath = '/toggle'
const toggleDocument = `<!doctype html><meta name="viewport" content="width=device-width">
  <style>.dark { background: #000 }</style><p>Static</p>
  <button onclick="document.documentElement.classList.toggle('dark')">Toggle</button>`

/** Runs in a rendered page. @returns its document, reduced to what is displayed */
async function reduceDocument(): Promise<string> {
  const html = await (await fetch(location.href)).text()
  const page = new DOMParser().parseFromString(html, 'text/html')
  const unused = 'script, noscript, meta[property], link[rel=manifest]'
  for (const element of page.querySelectorAll(unused)) element.remove()

  const states = /::[\w-]+|:(?:hover|active|focus|focus-visible|focus-within|disabled|target)\b/g
  const isUsed = (rule: CSSStyleRule): boolean => {
    try {
      return page.querySelector(rule.selectorText.replace(states, '') || '*') !== null
    } catch {
      return true
    }
  }
  const usedRule = (rule: CSSRule): string => {
    if (rule instanceof CSSStyleRule) return isUsed(rule) ? rule.cssText : ''
    if (!(rule instanceof CSSMediaRule)) return rule.cssText
    const inner = [...rule.cssRules].map(usedRule).join('')
    return inner && `@media ${rule.conditionText}{${inner}}`
  }
  const styles = [...page.querySelectorAll('style')]
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles.map(({ textContent }) => textContent).join(''))
  for (const style of styles) style.remove()
  const textContent = [...sheet.cssRules].map(usedRule).join('')
  page.head.append(Object.assign(page.createElement('style'), { textContent }))

  return `<!doctype html>${page.documentElement.outerHTML}`.replaceAll(/<!--.*?-->/gs, '')
}

/** Makes the static page of a rendered page. */
export async function buildStaticPage(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage()
  await page.goto(url)
  const html = await page.evaluate(reduceDocument)
  await page.close()
  return html
}

/**
 * Serves documents by path, and copies of the responses of Karya for other URLs.
 * @returns the server's URL
 */
export async function startStatic(run: Run, karya: string, documents: Map<string, string>) {
  const responses = new Map<string, Promise<Pick<Response, 'headers' | 'body'>>>()
  for (const [path, html] of documents.set(togglePath, toggleDocument))
    responses.set(path, Promise.resolve({ headers, body: brotliCompressSync(html) }))
  const server = createServer((request, response) => {
    const { url = '' } = request
    const found = responses.get(url) ?? fetchOnce(karya + url)
    responses.set(url, found)
    void found.then(({ headers, body }) => response.writeHead(200, headers).end(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  run.atEnd(() => server.close().closeAllConnections())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
