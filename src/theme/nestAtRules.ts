import type { ComponentProps } from 'react'
import type { StyleSheetManager } from 'styled-components'

type Plugins = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>

/**
 * Plugin of styled-components: writes `@media` and `@container` rules into a style rule that changes
 * neither what they match nor their specificity. When an at-rule is inserted at the top of a sheet,
 * Chromium computes the styles of all elements that the sheet styles; for a style rule, only those of
 * the elements it matches.
 */
const nestAtRules: Plugins[number] = (element) => {
  const isAtRule = element.type === '@media' || element.type === '@container'
  // What is nested has a root.
  if (!isAtRule || element.root || !Array.isArray(element.children)) return
  const nested = { ...element, root: element }
  Object.assign(element, { type: 'rule', props: [':where(body)'], children: [nested] })
}

/** One list, so that no component is styled anew. */
export const stylePlugins: Plugins = [nestAtRules]
