/** The visible text of an element, and its labels for screen readers; without hidden pages. */
export function readableText(root: Element): string {
  const elements = [
    ...root.querySelectorAll('*:not([style*="display: none"], [style*="display: none"] *)'),
  ]
  const texts = elements.flatMap((element) => [
    element.getAttribute('alt'),
    element.getAttribute('aria-label'),
    ...(element.matches('script, style') ? [] : ownTexts(element)),
  ])
  return texts.filter(Boolean).join('\n')
}

function ownTexts({ childNodes }: Element): (string | null)[] {
  return [...childNodes].map((node) => (node.nodeType === node.TEXT_NODE ? node.nodeValue : null))
}

/** Finds a trace of a missing value in the texts and the labels of HTML. */
export const missingValueInHtml = /(?:>|alt="|aria-label=")[^<>"]*(?:null|undefined|NaN|\[object)/
