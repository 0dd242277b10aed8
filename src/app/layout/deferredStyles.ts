import type { IStyleSheetContext } from 'styled-components'

type StyleSheet = IStyleSheetContext['styleSheet']

/** The style sheet of a page that is rendered ahead. */
export interface DeferredStyles {
  sheet: StyleSheet
  /** Inserts the rules of this page into the document, also those that follow. */
  insert: () => void
}

/** Milliseconds without a new rule after which the rules of all pages are inserted. */
const insertDelay = 1000

const waiting = new Set<DeferredStyles>()
let timer: ReturnType<typeof setTimeout>

function insertLater(styles: DeferredStyles): void {
  waiting.add(styles)
  clearTimeout(timer)
  timer = setTimeout(() => waiting.forEach(({ insert }) => insert()), insertDelay)
}

/**
 * Collects the rules of a page that is rendered ahead. They are inserted when it is shown, or together
 * with those of the other pages: each time a media rule is inserted, Chromium computes the styles of
 * all elements anew, in 40 to 90 ms on a slow phone.
 * @param main the sheet of the document
 */
export function deferStyles(main: StyleSheet): DeferredStyles {
  const rules = new Map<string, () => void>()
  let isInserted = false
  const sheet = Object.create(main) as StyleSheet
  sheet.hasNameForId = (id, name) => rules.has(`${id} ${name}`) || main.hasNameForId(id, name)
  sheet.insertRules = (id, name, css) => {
    const insert = () => {
      if (!main.hasNameForId(id, name)) main.insertRules(id, name, css)
    }
    if (isInserted) return insert()
    rules.set(`${id} ${name}`, insert)
    insertLater(styles)
  }
  const styles: DeferredStyles = {
    sheet,
    insert: () => {
      isInserted = true
      waiting.delete(styles)
      rules.forEach((insert) => insert())
      rules.clear()
    },
  }
  return styles
}
