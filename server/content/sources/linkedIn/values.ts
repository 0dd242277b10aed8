/** The addresses of `[PORTFOLIO:https://a.example,COMPANY:https://b.example]`. */
export function websites(text = ''): string[] {
  const addresses = text
    .replace(/^\[|\]$/g, '')
    .split(/,\s*(?=[A-Z][A-Z _]*:|https?:)/)
    .map((part) => part.replace(/^\s*[A-Z][A-Z _]*:(?!\/\/)/, '').trim())
  return addresses.filter((address) => address !== '')
}

export function handles(text = ''): string[] {
  const names = text.replace(/^\[|\]$/g, '').split(',')
  return names.map((name) => name.trim().replace(/^@/, '')).filter((name) => name !== '')
}

/** The day of `01/19/13, 12:10 AM`, in which the month is first; other dates stay as they are. */
export function writtenOn(text = ''): string {
  const [, first = '', second = '', year = ''] =
    /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})(?:,?\s+\d.*)?$/.exec(text) ?? []
  if (!year) return text
  const [month, day] = Number(first) > 12 ? [second, first] : [first, second]
  return [year.padStart(4, '20'), month.padStart(2, '0'), day.padStart(2, '0')].join('-')
}

export function proficiency(text = ''): string {
  if (!/^[A-Z]+(_[A-Z]+)+$/.test(text)) return text
  const words = text.toLowerCase().replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
