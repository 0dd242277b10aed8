import type { StoredPicture } from '../../../contract/pictures'
import type { StudioTexts } from '../../language/StudioTextsContext'
import { blockPrefixes, type Edit, type Selection } from './blocks'

export type MarkdownFormat = 'bold' | 'italic' | 'heading' | 'list' | 'quote' | 'link' | 'code'

export function formatMarkdown(
  selection: Selection,
  format: MarkdownFormat,
  placeholders: StudioTexts['markdown']['placeholders'],
): Edit {
  const { text, start: from, end: to } = selection
  const selected = text.slice(from, to)
  switch (format) {
    case 'bold':
      return wrap(selection, '**', placeholders.bold)
    case 'italic':
      return wrap(selection, '_', placeholders.italic)
    case 'code':
      return selected.includes('\n')
        ? wrap(selection, '```\n', placeholders.code, '\n```')
        : wrap(selection, '`', placeholders.code)
    case 'link':
      return {
        from,
        to,
        before: `[${selected || placeholders.link}](`,
        selected: 'https://',
        after: ')',
      }
    default:
      return prefixLines(selection, blockPrefixes[format])
  }
}

function wrap(selection: Selection, before: string, placeholder: string, after = before): Edit {
  const { text, start, end } = selection
  const [from, to] = [start - before.length, end + after.length]
  const selected = text.slice(start, end)
  if (from >= 0 && text.slice(from, start) === before && text.slice(end, to) === after) {
    return { from, to, before: '', selected, after: '' }
  }
  return { from: start, to: end, before, selected: selected || placeholder, after }
}

export function lineAt(text: string, position: number) {
  const from = text.slice(0, position).lastIndexOf('\n') + 1
  const next = text.indexOf('\n', position)
  return { from, to: next < 0 ? text.length : next }
}

/** Adds a prefix to all selected lines, or removes it if all of them have it. */
function prefixLines({ text, start, end }: Selection, prefix: string): Edit {
  const { from } = lineAt(text, start)
  const { to } = lineAt(text, end)
  const lines = text.slice(from, to).split('\n')
  const isPrefixed = lines.every((line) => line.startsWith(prefix))
  const changed = lines.map((line) => (isPrefixed ? line.slice(prefix.length) : prefix + line))
  return { from, to, before: '', selected: changed.join('\n'), after: '' }
}

export function insertPicture(
  { text, start, end }: Selection,
  { url, alt }: Pick<StoredPicture, 'url' | 'alt'>,
  placeholder: string,
): Edit {
  const label = alt || text.slice(start, end) || placeholder
  const textBefore = text.slice(0, start)
  return {
    from: start,
    to: end,
    before: `${textBefore.trim() && missingBreaks(textBefore, /\n*$/)}![`,
    selected: label.replace(/[[\]\\]/g, '\\$&'),
    after: `](${url})${missingBreaks(text.slice(end), /^\n*/)}`,
  }
}

/** The line breaks that are missing between a picture and the text beside it. */
function missingBreaks(text: string, breaks: RegExp): string {
  return '\n'.repeat(Math.max(0, 2 - (breaks.exec(text)?.[0].length ?? 0)))
}

/**
 * Edits a text like typing: in a text area with the focus, the browser can undo it.
 * @returns whether there was an edit
 */
export function editTextarea(
  textarea: HTMLTextAreaElement | null,
  change: (selection: Selection) => Edit | undefined,
): boolean {
  if (!textarea) return false
  const { value: text, selectionStart: start, selectionEnd: end } = textarea
  const edit = change({ text, start, end })
  if (!edit) return false
  const { from, to, before, selected, after } = edit
  const inserted = before + selected + after
  textarea.setSelectionRange(from, to)
  // Deprecated, but the only edit by a script that browsers add to the list of what can be undone.
  const isInserted =
    textarea === document.activeElement && document.execCommand?.('insertText', false, inserted)
  if (!isInserted) {
    textarea.setRangeText(inserted, from, to)
    textarea.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const selectFrom = from + before.length
  textarea.setSelectionRange(selectFrom, selectFrom + selected.length)
  return true
}
