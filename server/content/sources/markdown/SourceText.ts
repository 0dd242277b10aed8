import { findCode } from './findCode'

/** Stands for `{` in a text that no later conversion may change. */
const literalBrace = '\uFDD0'

/** Precedes the address of a post on this site, which is not converted once more. */
export const convertedMark = '\uFDD1'

/** A text of which parts are replaced one after another, but never code. Lines are those of the file. */
export class SourceText {
  private lines: number[]

  /** @param firstLine the line of the file in which the text begins */
  constructor(
    public text: string,
    firstLine: number,
  ) {
    this.lines = text.split('\n').map((_line, index) => firstLine + index)
  }

  /** The line of the file that an offset of the text is from. */
  lineAt(offset: number): number {
    return this.lines[countLines(this.text.slice(0, offset))] ?? 1
  }

  /**
   * Replaces all matches that do not begin within code.
   * @param pattern with the flag `g`
   * @param replace returns undefined for a match that stays
   */
  replace(
    pattern: RegExp,
    replace: (match: RegExpExecArray, line: number) => string | undefined,
  ): void {
    const code = findCode(this.text)
    const edits: Edit[] = []
    let [index, line, counted] = [0, 0, 0]
    for (const match of this.text.matchAll(pattern)) {
      while (code[index] && code[index]!.end <= match.index) index += 1
      if (code[index] && code[index]!.start <= match.index) continue
      line += countLines(this.text.slice(counted, match.index))
      counted = match.index
      const text = replace(match, this.lines[line] ?? 1)
      if (text === undefined) continue
      edits.push({ start: match.index, end: match.index + match[0].length, text })
    }
    this.edit(edits)
  }

  /** Replaces ranges that do not overlap, in their order. */
  edit(edits: readonly Edit[]): void {
    const { text, lines } = this
    const parts: string[] = []
    const result = lines.slice(0, 1)
    let [offset, line] = [0, 0]
    const keepUntil = (end: number) => {
      const kept = text.slice(offset, end)
      const count = countLines(kept)
      result.push(...lines.slice(line + 1, line + count + 1))
      parts.push(kept)
      line += count
    }
    for (const { start, end, text: replacement } of edits) {
      keepUntil(start)
      result.push(...Array<number>(countLines(replacement)).fill(lines[line] ?? 1))
      parts.push(replacement)
      line += countLines(text.slice(start, end))
      offset = end
    }
    keepUntil(text.length)
    this.text = parts.join('')
    this.lines = result
  }

  /** The text after all conversions. */
  result(): string {
    this.replace(/\n(?:[ \t]*\n){2,}/g, () => '\n\n')
    return this.text.replaceAll(literalBrace, '{').replaceAll(convertedMark, '')
  }
}

/** A range of a text, and what replaces it. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** A text in which no later conversion finds a shortcode or a tag of a template. */
export function literal(text: string): string {
  return text.replaceAll('{', literalBrace)
}

function countLines(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1
  return count
}
