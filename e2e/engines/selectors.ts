import { elementIds } from '../../src/lib/elementIds'
import type { Tab } from './engine'

/** XPath selectors; names must not contain double quotes. */
export const button = (name: string) =>
  `//button[@aria-label="${name}" or normalize-space()="${name}"]`
export const field = (label: string) => `//*[@id=//label[normalize-space()="${label}"]/@for]`
export const heading = (name: string) => `//*[self::h1 or self::h2][normalize-space()="${name}"]`
export const message = (text: string) => `//*[text()[contains(normalize-space(), "${text}")]]`
export const mobileMenu = '//nav[@aria-label="Menu"]'
export const menuButton = `//button[@aria-controls="${elementIds.mobileMenu}"]`
export const menuLink = (name: string) => `${mobileMenu}//a[normalize-space()="${name}"]`

/** The number of visible elements that match a selector. */
export function countVisible(tab: Tab, target: string): Promise<number> {
  return tab.evaluate((xpath) => {
    const found = document.evaluate(xpath, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE)
    return Array.from({ length: found.snapshotLength }, (_, index) =>
      found.snapshotItem(index),
    ).filter((node) => (node as Element).checkVisibility()).length
  }, target)
}
