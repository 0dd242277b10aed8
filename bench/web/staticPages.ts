/**
 * The pages that Karya is compared with: what one would write by hand to show the same text and
 * pictures in the same layout. They have no script, no data and no unused style rule.
 */
import type { Browser } from './browser'

/** Runs in a rendered page. @returns its document, reduced to what is displayed */
async function reduceDocument(): Promise<string> {
  const html = await (await fetch(location.href)).text()
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const element of page.querySelectorAll(
    'script, noscript, meta[property], link[rel=manifest]',
  ))
    element.remove()

  const states = /::[\w-]+|:(?:hover|active|focus|focus-visible|focus-within|disabled|target)\b/g
  const isUsed = (rule: CSSStyleRule): boolean => {
    try {
      return page.querySelector(rule.selectorText.replace(states, '') || '*') !== null
    } catch {
      return true
    }
  }
  const usedRules = (rules: CSSRuleList): string =>
    [...rules]
      .map((rule) => {
        if (rule instanceof CSSStyleRule) return isUsed(rule) ? rule.cssText : ''
        if (!(rule instanceof CSSMediaRule)) return rule.cssText
        const inner = usedRules(rule.cssRules)
        return inner && `@media ${rule.conditionText}{${inner}}`
      })
      .join('')
  const styles = [...page.querySelectorAll('style')]
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles.map(({ textContent }) => textContent).join(''))
  for (const style of styles) style.remove()
  page.head.append(
    Object.assign(page.createElement('style'), { textContent: usedRules(sheet.cssRules) }),
  )

  const comments = page.createNodeIterator(page, NodeFilter.SHOW_COMMENT)
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode())
    (comment as Comment).remove()
  return `<!doctype html>${page.documentElement.outerHTML}`
}

/** Makes the static page of a rendered page. */
export async function buildStaticPage(browser: Browser, url: string): Promise<string> {
  const tab = await browser.openTab()
  const loaded = new Promise<void>((resolve) => {
    tab.listen((method) => method === 'Page.loadEventFired' && resolve())
  })
  await tab.send('Page.enable')
  await tab.send('Page.navigate', { url })
  await loaded
  const page = await tab.evaluate<string>(`(${reduceDocument.toString()})()`)
  await tab.close()
  return page
}
