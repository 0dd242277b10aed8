import type { Edit, Selection } from './markdownEdits'

export const blockNames = [
  'heading',
  'subheading',
  'list',
  'numbers',
  'tasks',
  'quote',
  'picture',
  'code',
  'table',
] as const
export type BlockName = (typeof blockNames)[number]

const prefixes: Partial<Record<BlockName, string>> = {
  heading: '## ',
  subheading: '### ',
  list: '- ',
  numbers: '1. ',
  tasks: '- [ ] ',
  quote: '> ',
  code: '```\n',
  table: '| ',
}

/** What the owner has typed after a slash at the start of a line; undefined elsewhere. */
export function findBlockQuery({ text, start, end }: Selection): string | undefined {
  if (start !== end) return undefined
  return /(?:^|\n)\/([\p{L}\p{M}]*)$/u.exec(text.slice(0, start))?.[1]
}

/** Replaces the slash and what follows it by the start of a block. */
export function insertBlock({ text, start }: Selection, name: BlockName, column: string): Edit {
  const from = text.lastIndexOf('/', start - 1)
  const endings: Partial<Record<BlockName, string>> = {
    code: '\n```',
    table: ` | ${column} 2 |\n| --- | --- |\n|  |  |`,
  }
  return {
    from,
    to: start,
    before: prefixes[name] ?? '',
    selected: name === 'table' ? `${column} 1` : '',
    after: endings[name] ?? '',
  }
}
