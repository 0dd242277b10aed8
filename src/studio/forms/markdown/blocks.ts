export interface Selection {
  text: string
  start: number
  end: number
}

/** Replaces a part of a text by `before + selected + after`, and selects `selected`. */
export interface Edit {
  from: number
  to: number
  before: string
  selected: string
  after: string
}

export const blockPrefixes = {
  heading: '## ',
  subheading: '### ',
  list: '- ',
  numbers: '1. ',
  tasks: '- [ ] ',
  quote: '> ',
  picture: '',
  code: '```\n',
  table: '| ',
} as const
export type BlockName = keyof typeof blockPrefixes

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
    before: blockPrefixes[name],
    selected: name === 'table' ? `${column} 1` : '',
    after: endings[name] ?? '',
  }
}
