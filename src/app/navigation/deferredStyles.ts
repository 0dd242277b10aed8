import type { IStyleSheetContext } from 'styled-components'

export interface DeferredStyles {
  context: IStyleSheetContext
  /** Inserts the rules of this page into the document, also those that follow. */
  insert: () => void
}

/** Milliseconds without a new rule after which the rules of all pages are inserted. */
const insertDelay = 1000

/** The functions that insert the rules of pages that are not shown yet. */
const waiting = new Set<() => void>()
let timer: ReturnType<typeof setTimeout>

/**
 * Collects the rules of a prerendered page. They are inserted when it is shown, or together
 * with those of the other pages: each time a media rule is inserted, Chromium computes the styles of
 * all elements anew, in 40 to 90 ms on a slow phone.
 * @param context has the sheet of the document
 */
export function deferStyles(context: IStyleSheetContext): DeferredStyles {
  const main = context.styleSheet
  /** By class name, which is made from the rules. */
  const rules = new Map<string, Parameters<typeof main.insertRules>>()
  const insert = () => {
    waiting.delete(insert)
    rules.forEach(
      ([id, name, css]) => main.hasNameForId(id, name) || main.insertRules(id, name, css),
    )
    styleSheet.insertRules = (...rule) => main.insertRules(...rule)
  }
  const styleSheet = Object.create(main) as typeof main
  styleSheet.hasNameForId = (id, name) => rules.has(name) || main.hasNameForId(id, name)
  styleSheet.insertRules = (...rule) => {
    rules.set(rule[1], rule)
    waiting.add(insert)
    clearTimeout(timer)
    timer = setTimeout(() => waiting.forEach((insert) => insert()), insertDelay)
  }
  return { context: { ...context, styleSheet }, insert }
}
