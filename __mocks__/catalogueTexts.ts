/** Stands for a parameter of a text. */
const parameter = '§'

/** The texts of a catalogue by their paths, with stand-ins for parameters. */
export function catalogueTexts(
  texts: object,
  place: string[] = [],
): [path: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) => {
    const at = [...place, key]
    if (typeof value === 'object' && value) return catalogueTexts(value, at)
    const call = value as (...args: string[]) => string
    const text =
      typeof value === 'function' ? call(...Array<string>(value.length).fill(parameter)) : value
    return [[at.join('.'), String(text)]]
  })
}
