import { isScalar, Scalar, stringify, type Node } from 'yaml'

/** Adds an indentation to all lines but the first; empty lines stay empty. */
export function indentLines(text: string, column: number): string {
  return text.replace(/\n(?=.)/g, `\n${' '.repeat(column)}`)
}

/** A field or an entry as a block. @param pair an object with one field, or a list with one entry */
export function pairText(pair: object): string {
  return stringify(pair)
}

/** A value behind the colon or the dash, in the style of the one that it replaces. */
export function stringifyAfter(replaced: Node | undefined, value: unknown): string {
  return stringify({ k: inStyleOf(replaced, value) }).slice('k:'.length)
}

/**
 * A value on the line of a scalar.
 * @returns nothing if one of them has several lines
 */
export function scalarText(replaced: Scalar, value: unknown): string | undefined {
  const isEmpty = replaced.range?.[0] === replaced.range?.[1]
  if (isEmpty || replaced.type?.startsWith('BLOCK') || typeof value === 'object') return undefined
  const text = stringify({ k: inStyleOf(replaced, value) }, { lineWidth: 0 }).slice(
    'k: '.length,
    -1,
  )
  return text.includes('\n') ? undefined : text
}

/** A value within brackets. @param hasPadding whether there are spaces within the brackets */
export function flowText(value: unknown, hasPadding: boolean, replaced?: Node): string {
  const options = {
    collectionStyle: 'flow',
    lineWidth: 0,
    flowCollectionPadding: hasPadding,
  } as const
  return stringify([inStyleOf(replaced, value)], options)
    .trim()
    .slice(1, -1)
    .trim()
}

function inStyleOf(replaced: Node | undefined, value: unknown): unknown {
  if (!isScalar(replaced) || typeof value !== 'string') return value
  const scalar = new Scalar(value)
  scalar.type = replaced.type
  return scalar
}
