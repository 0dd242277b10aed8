/** A part of a text. */
interface Range {
  start: number
  end: number
}

/** What may precede a fence in its line: quotes, list items, indentation. */
const prefix = '(?:[ \\t>]|[-*+][ \\t]|\\d{1,9}[.)][ \\t])*'
const opening = new RegExp(`^${prefix}(\`{3,}(?!.*\`)|~{3,})`)
const closing = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/

/** Code in one or a few lines of a paragraph: begins and ends with the same number of backticks. */
const inlineCode = /(?<![`\\])(`+)(?!`)(?:(?!\n[ \t]*\n)[^])*?(?<!`)\1(?!`)/g

/** Finds fenced blocks of code and code within lines, in their order. */
export function findCode(text: string): Range[] {
  const ranges: Range[] = []
  let offset = 0
  for (const block of [...findFences(text), { start: text.length, end: text.length }]) {
    const between = text.slice(offset, block.start)
    for (const match of between.matchAll(inlineCode)) {
      const start = offset + match.index
      ranges.push({ start, end: start + match[0].length })
    }
    if (block.end > block.start) ranges.push(block)
    offset = block.end
  }
  return ranges
}

function findFences(text: string): Range[] {
  const ranges: Range[] = []
  let open: { fence: string; start: number } | undefined
  let offset = 0
  for (const line of text.split('\n')) {
    const end = offset + line.length
    if (!open) {
      const [, fence] = opening.exec(line) ?? []
      if (fence) open = { fence, start: offset }
    } else if (closing.exec(line)?.[1]?.startsWith(open.fence)) {
      ranges.push({ start: open.start, end })
      open = undefined
    }
    offset = end + 1
  }
  if (open) ranges.push({ start: open.start, end: text.length })
  return ranges
}

/** Replaces all matches that do not begin within code. */
export function replaceOutsideCode(
  text: string,
  pattern: RegExp,
  replace: (...groups: string[]) => string,
): string {
  const code = findCode(text)
  return text.replace(pattern, (...match: unknown[]) => {
    const offset = match.find((part) => typeof part === 'number') ?? 0
    const isCode = code.some(({ start, end }) => start <= offset && offset < end)
    const groups = match as string[]
    return isCode ? groups[0]! : replace(...groups)
  })
}

/** Writes a fenced block of code, with a fence that the code does not contain. */
export function fencedBlock(code: string, language = ''): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([fence]) => fence.length))
  const fence = '`'.repeat(longest + 1)
  return `\n${fence}${language}\n${code.replace(/^\s*\n/, '').trimEnd()}\n${fence}\n`
}
