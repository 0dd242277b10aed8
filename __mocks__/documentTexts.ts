const labels = ['alt', 'title', 'placeholder', 'aria-label', 'aria-description']
const dataKeys = new Set(['name', 'headline', 'description', 'keywords', 'jobTitle'])

/** The texts of structured data. */
function textsOfData(json: string): string[] {
  const texts: string[] = []
  JSON.parse(json, (key, value: unknown) => {
    if (dataKeys.has(key) && typeof value === 'string') texts.push(value)
    return value
  })
  return texts
}

/** What a visitor sees and hears, and the head. The name of another language is in that language. */
export function documentTexts(): string {
  const elements = [...document.querySelectorAll('*')].filter(
    (element) => !element.matches('a[hreflang], a[hreflang] *'),
  )
  return elements
    .flatMap((element) => {
      if (element.matches('script')) return textsOfData(element.textContent ?? '{}')
      if (element.matches('style')) return []
      const isDescription = element.matches('meta:is([name=description], [name=keywords])')
      return [
        ...labels.map((name) => element.getAttribute(name)),
        isDescription && element.getAttribute('content'),
        ...[...element.childNodes].map((node) => node.nodeType === 3 && node.nodeValue),
      ]
    })
    .filter(Boolean)
    .join('\n')
}
