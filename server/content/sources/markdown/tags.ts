/** An attribute, or an expression of JSX with braces within braces. */
const attributes =
  '(?:"[^"]*"|\'[^\']*\'|\\{(?:[^{}]|\\{(?:[^{}]|\\{[^{}]*\\})*\\})*\\}|[^\'"{}<>])*'

/** A tag of HTML or JSX: whether it is an end, its name and its attributes. */
export const tagPattern = new RegExp(`<(/?)([A-Za-z][\\w.-]*)((?=[\\s/>])${attributes})>`, 'g')

/** The attributes of a tag: `src="a"`, `src={'a'}`; of `src={a}`, `{a}`. */
export function parseAttributes(text: string): Partial<Record<string, string>> {
  const found = text.matchAll(
    /([A-Za-z][\w:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|\{\s*(?:"([^"]*)"|'([^']*)'|`([^`$]*)`)\s*\}|(\{[^{}]*\})|([^\s"'{}>]+))/g,
  )
  return Object.fromEntries(
    [...found].map(([, name = '', ...values]) => [
      name.toLowerCase(),
      values.find((value) => value !== undefined) ?? '',
    ]),
  )
}
