import type { Notes, WriteNote } from '../../notes'

/** An address on this site, or why there is none. */
export type FoundAddress = string | { problem: WriteNote }

/** What may precede a fence in its line: quotes, list items, indentation. */
const prefix = '(?:[ \\t>]|[-*+][ \\t]|\\d{1,9}[.)][ \\t])*'
const opening = new RegExp(`^${prefix}(\`{3,}(?!.*\`)|~{3,})`)
const closing = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/

/** Code in one or a few lines of a paragraph: begins and ends with the same number of backticks. */
const inlineCode = /(?<![`\\])(`+)(?!`)(?:(?!\n[ \t]*\n)[^])*?(?<!`)\1(?!`)/g

function findCode(text: string): { start: number; end: number }[] {
  const ranges: { start: number; end: number }[] = []
  let open: { fence: string; start: number } | undefined
  let offset = 0
  let outside = 0
  const addBlock = (start: number, end: number) => {
    for (const match of text.slice(outside, start).matchAll(inlineCode)) {
      const inline = outside + match.index
      ranges.push({ start: inline, end: inline + match[0].length })
    }
    if (end > start) ranges.push({ start, end })
    outside = end
  }
  for (const line of text.split('\n')) {
    const end = offset + line.length
    const [, fence] = opening.exec(line) ?? []
    if (!open && fence) open = { fence, start: offset }
    else if (open && closing.exec(line)?.[1]?.startsWith(open.fence)) {
      addBlock(open.start, end)
      open = undefined
    }
    offset = end + 1
  }
  addBlock(open?.start ?? text.length, text.length)
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

/** Stands for a text that the conversions do not change. */
const placeholder = /\uFDD0(\d+)\uFDD1/g

/** The text of a post while it is converted: the parts that stay, and the lines of those that go. */
export class PostText {
  private readonly kept: string[] = []
  private readonly code: ReturnType<typeof findCode>
  private readonly offsets = new Map<string, number>()

  constructor(
    private readonly original: string,
    private readonly firstLine: number,
    private readonly notes: Notes,
  ) {
    this.code = findCode(original)
  }

  /** @returns what stands for a text until it is restored */
  keep(text: string): string {
    return `\uFDD0${this.kept.push(text) - 1}\uFDD1`
  }

  keepCode(text: string, convert: (code: string) => string): string {
    let offset = 0
    const parts = findCode(text).map(({ start, end }) => {
      const before = text.slice(offset, start)
      offset = end
      return before + this.keep(convert(text.slice(start, end)))
    })
    return parts.join('') + text.slice(offset)
  }

  /** Puts back what was kept, which may have other kept texts in it. */
  restore(text: string): string {
    return text.replace(placeholder, (_found, index) =>
      this.restore(this.kept[Number(index)] ?? ''),
    )
  }

  /** Notes a value that the converted text does not have; returns what it has instead. */
  leaveOut(value: string, write: WriteNote, before = ''): '' {
    this.note('leftOut', value, write, before)
    return ''
  }

  /** @param before what precedes the value in the original */
  note(list: 'changed' | 'leftOut', found: string, write: WriteNote, before = ''): void {
    const value = this.restore(found)
    this.notes.add(list, ['content'], write, value, this.lineOf(before + value))
  }

  /** The line of the next occurrence of a value, or of the beginning of it. */
  private lineOf(value: string): number {
    const [firstLine = ''] = value.split('\n')
    const [name = ''] = /^\W*\w*/.exec(value) ?? []
    for (const text of [value, firstLine, name]) {
      const offset = this.find(text)
      if (offset < 0) continue
      this.offsets.set(text, offset + text.length)
      return this.firstLine + this.original.slice(0, offset).split('\n').length - 1
    }
    return this.firstLine
  }

  /** The next occurrence that is neither within code nor within another word or address. */
  private find(text: string): number {
    const isInside = (offset: number) =>
      (/^[\w./]/.test(text) && /[\w./]/.test(this.original.charAt(offset - 1))) ||
      this.code.some(({ start, end }) => start < offset && offset < end)
    if (text === '') return -1
    let offset = this.original.indexOf(text, this.offsets.get(text))
    while (offset >= 0 && isInside(offset)) offset = this.original.indexOf(text, offset + 1)
    return offset
  }
}
