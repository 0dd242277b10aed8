import type { Tab } from './engine'

/** XPath of what a visitor sees; names contain no double quotes. */
export const button = (name: string) =>
  `//button[@aria-label="${name}" or normalize-space()="${name}"]`
export const field = (label: string) => `//*[@id=//label[normalize-space()="${label}"]/@for]`
export const heading = (name: string) => `//*[self::h1 or self::h2][normalize-space()="${name}"]`
export const message = (words: string) => `//*[text()[contains(normalize-space(), "${words}")]]`
export const mobileMenu = '//nav[@aria-label="Menu"]'
export const menuButton = '//button[@aria-controls="mobile-menu"]'
export const menuLink = (name: string) => `${mobileMenu}//a[normalize-space()="${name}"]`

/** How many elements a target has that are visible. */
export function countVisible(tab: Tab, target: string): Promise<number> {
  return tab.evaluate((xpath) => {
    const found = document.evaluate(xpath, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE)
    return Array.from({ length: found.snapshotLength }, (_, index) =>
      found.snapshotItem(index),
    ).filter((node) => (node as Element).checkVisibility()).length
  }, target)
}
