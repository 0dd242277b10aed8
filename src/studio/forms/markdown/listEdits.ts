import { type KeyboardEvent, useRef } from 'react'
import type { Edit, Selection } from './blocks'
import { editTextarea, lineAt, type MarkdownFormat } from './markdownEdits'
import { formatOfShortcut } from './MarkdownToolbar'

/** The indentation, the bullet or number, and the box of a task at the start of a line. */
const itemStart = /^( *)([-*+]|(\d{1,9})([.)])) +(\[[ xX]\] +)?/

/** Whether a position is within a block of code between lines of three backticks. */
export const isInCode = (text: string, position: number) =>
  (text.slice(0, position).match(/^ *(```|~~~)/gm)?.length ?? 0) % 2 === 1

/** The edit of Enter in a list; undefined outside of one. */
function continueList({ text, start, end }: Selection): Edit | undefined {
  const { from, to } = lineAt(text, start)
  const line = text.slice(from, to)
  const match = itemStart.exec(line)
  if (!match || start !== end || start < from + match[0].length || isInCode(text, from)) {
    return undefined
  }
  const [prefix, indent = '', marker = '', number, delimiter, box] = match
  if (line.trimEnd().length <= prefix.trimEnd().length) {
    // After an empty line, what follows is not a part of the last item.
    return { from, to, before: '\n', selected: '', after: '' }
  }
  const next = number ? `${Number(number) + 1}${delimiter}` : marker
  const before = `\n${indent}${next} ${box ? '[ ] ' : ''}`
  return { from: start, to: start, before, selected: '', after: '' }
}

/** The edit of Tab in a list, or with `isOut` of Shift+Tab; undefined outside of one. */
function indentList({ text, start, end }: Selection, isOut: boolean): Edit | undefined {
  const { from } = lineAt(text, start)
  const match = itemStart.exec(text.slice(from))
  if (!match || isInCode(text, from)) return undefined
  const { to } = lineAt(text, end)
  // CommonMark indents by the width of the bullet or the number.
  const step = ' '.repeat((match[2]?.length ?? 1) + 1)
  const change = (item: string) =>
    isOut ? item.replace(new RegExp(`^ {1,${step.length}}`), '') : step + item
  const changed = text.slice(from, to).split('\n').map(change).join('\n')
  if (start !== end) return { from, to, before: '', selected: changed, after: '' }
  const moved = Math.max(0, start - from + changed.length - (to - from))
  return { from, to, before: changed.slice(0, moved), selected: '', after: changed.slice(moved) }
}

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
      if (editTextarea(currentTarget, change)) event.preventDefault()
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
