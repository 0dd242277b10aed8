/** A text with a selection. */
export interface Selection {
  text: string
  start: number
  end: number
}

/** What replaces a part of a text, and what is selected then. */
export interface Edit {
  from: number
  to: number
  insert: string
  selectFrom: number
  selectTo: number
}

export type MarkdownFormat = 'bold' | 'italic' | 'heading' | 'list' | 'quote' | 'link' | 'code'

const prefixes = { heading: '## ', list: '- ', quote: '> ' } as const

/** Applies a format to the selection, or removes it where it is applied already. */
export function formatMarkdown(selection: Selection, format: MarkdownFormat): Edit {
  switch (format) {
    case 'bold':
      return wrap(selection, '**', 'tebal')
    case 'italic':
      return wrap(selection, '_', 'miring')
    case 'code':
      return isMultiline(selection)
        ? wrap(selection, '```\n', 'kode', '\n```')
        : wrap(selection, '`', 'kode')
    case 'link':
      return insertAddress(selection, 'teks tautan')
    default:
      return prefixLines(selection, prefixes[format])
  }
}

const isMultiline = ({ text, start, end }: Selection) => text.slice(start, end).includes('\n')

function wrap(selection: Selection, before: string, placeholder: string, after = before): Edit {
  const { text, start, end } = selection
  const isWrapped =
    text.slice(start - before.length, start) === before &&
    text.slice(end, end + after.length) === after
  const selected = text.slice(start, end)
  if (isWrapped && start >= before.length) {
    const from = start - before.length
    return {
      from,
      to: end + after.length,
      insert: selected,
      selectFrom: from,
      selectTo: from + selected.length,
    }
  }
  const content = selected || placeholder
  const selectFrom = start + before.length
  return {
    from: start,
    to: end,
    insert: before + content + after,
    selectFrom,
    selectTo: selectFrom + content.length,
  }
}

/** Inserts `[text](https://)` and selects the address. */
function insertAddress({ text, start, end }: Selection, placeholder: string): Edit {
  const label = text.slice(start, end) || placeholder
  const address = 'https://'
  const selectFrom = start + label.length + 3
  return {
    from: start,
    to: end,
    insert: `[${label}](${address})`,
    selectFrom,
    selectTo: selectFrom + address.length,
  }
}

/** Adds a prefix to all selected lines, or removes it if all of them have it. */
function prefixLines({ text, start, end }: Selection, prefix: string): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  const to = next < 0 ? text.length : next
  const lines = text.slice(from, to).split('\n')
  const isPrefixed = lines.every((line) => line.startsWith(prefix))
  const insert = lines
    .map((line) => (isPrefixed ? line.slice(prefix.length) : prefix + line))
    .join('\n')
  return { from, to, insert, selectFrom: from, selectTo: from + insert.length }
}

/** Inserts a picture as a paragraph of its own, and selects its description. */
export function insertPicture({ text, start, end }: Selection, url: string, alt: string): Edit {
  const label = (alt || text.slice(start, end) || 'keterangan gambar').replace(/[[\]\\]/g, '\\$&')
  const before = '\n'.repeat(missingBreaks(text.slice(0, start), /\n*$/))
  const after = '\n'.repeat(missingBreaks(text.slice(end), /^\n*/))
  const selectFrom = start + before.length + 2
  return {
    from: start,
    to: end,
    insert: `${before}![${label}](${url})${after}`,
    selectFrom,
    selectTo: selectFrom + label.length,
  }
}

/** How many line breaks are missing between a picture and the text beside it. */
function missingBreaks(text: string, breaks: RegExp): number {
  if (text.trim() === '') return 0
  return Math.max(0, 2 - (breaks.exec(text)?.[0].length ?? 0))
}
