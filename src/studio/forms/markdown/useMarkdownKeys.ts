import { useRef, type KeyboardEvent } from 'react'
import { continueList, indentList } from './listEdits'
import { editTextarea, type Edit, type MarkdownFormat, type Selection } from './markdownEdits'
import { formatOfShortcut } from './MarkdownToolbar'

/** Returns the handler of the keys in a text area with Markdown. */
export function useMarkdownKeys(onFormat: (format: MarkdownFormat) => void) {
  /** After Escape, Tab leaves the text also from a list. */
  const leavesByTab = useRef(false)

  return (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    const { key, shiftKey, ctrlKey, metaKey, altKey, currentTarget, nativeEvent } = event
    // With an input method, keys select what is being written.
    if (nativeEvent.isComposing) return
    const isLeaving = leavesByTab.current
    leavesByTab.current = key === 'Escape' || (isLeaving && (key === 'Tab' || key === 'Shift'))

    const apply = (change: (selection: Selection) => Edit | undefined): void => {
      const { value: text, selectionStart: start, selectionEnd: end } = currentTarget
      const edit = change({ text, start, end })
      if (!edit) return
      event.preventDefault()
      editTextarea(currentTarget, () => edit)
    }
    const format = formatOfShortcut(event)
    if (format) {
      event.preventDefault()
      onFormat(format)
    } else if (ctrlKey || metaKey || altKey) {
      return
    } else if (key === 'Enter' && !shiftKey) {
      apply(continueList)
    } else if (key === 'Tab' && !isLeaving) {
      apply((selection) => indentList(selection, shiftKey))
    }
  }
}
