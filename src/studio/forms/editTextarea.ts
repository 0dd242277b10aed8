import type { Edit, Selection } from './markdownEdits'

/**
 * Edits a text like typing. In a text area with the focus, the browser can undo it.
 * @param change computes the edit from the current text
 */
export function edit(
  textarea: HTMLTextAreaElement | null,
  change: (selection: Selection) => Edit,
): void {
  if (!textarea) return
  const { value, selectionStart, selectionEnd } = textarea
  const { from, to, insert, selectFrom, selectTo } = change({
    text: value,
    start: selectionStart,
    end: selectionEnd,
  })
  textarea.setSelectionRange(from, to)
  // Deprecated, but the only edit by a script that browsers add to the list of what can be undone.
  const isInserted =
    textarea === document.activeElement && document.execCommand?.('insertText', false, insert)
  if (!isInserted) {
    textarea.setRangeText(insert, from, to)
    textarea.dispatchEvent(new Event('input', { bubbles: true }))
  }
  textarea.setSelectionRange(selectFrom, selectTo)
}
