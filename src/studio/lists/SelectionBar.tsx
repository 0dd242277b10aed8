import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Trash from 'lucide-react/icons/trash-2'
import Undo from 'lucide-react/icons/undo-2'
import { type ComponentType, useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../ui/Button'
import { useStudioTexts } from '../language/StudioTextsContext'
import { StickyBar } from '../ui/StickyBar'
import { type EntryList, hiddenStatus } from './entryList'
import { CheckTarget } from './entryRowStyles'

export const Bar = styled(StickyBar)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 0.75rem;
  margin-top: 1.25rem;
  padding-block: 0.75rem;
  font-size: ${({ theme }) => theme.size.small};

  > label {
    margin-inline-start: 0;
  }

  > span {
    margin-inline-end: auto;
  }
`

export function useSelection(shownIds: readonly number[]) {
  const [marked, setMarked] = useState<readonly number[]>()
  const selected = shownIds.filter((id) => marked?.includes(id))
  const isComplete = selected.length === shownIds.length
  return {
    isSelecting: marked !== undefined,
    selected,
    isComplete,
    setSelecting: (isSelecting: boolean) => setMarked(isSelecting ? [] : undefined),
    toggle: (id: number) =>
      setMarked(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id]),
    toggleAll: () => setMarked(isComplete ? [] : shownIds),
  }
}

interface SelectionBarProps {
  selection: ReturnType<typeof useSelection>
  list: EntryList
  hideSelected: (isHidden: boolean) => void
  removeSelected: () => void
}

export function SelectionBar({ selection, list, ...changes }: SelectionBarProps) {
  const { common, lists } = useStudioTexts()
  const { selected, isComplete, toggleAll } = selection
  const texts = list.visibility && lists.visibility[hiddenStatus(list)]
  const button = (text: string, Icon: ComponentType, onClick: () => void) => (
    <Button
      $variant="outline"
      aria-disabled={selected.length === 0}
      onClick={() => selected.length > 0 && onClick()}
    >
      <Icon aria-hidden />
      {text}
    </Button>
  )
  return (
    <Bar role="group" aria-label={lists.selectedActions}>
      <CheckTarget>
        <input type="checkbox" checked={isComplete && selected.length > 0} onChange={toggleAll} />
        {lists.selectAll}
      </CheckTarget>
      <span role="status">{lists.selected(selected.length)}</span>
      {texts && button(texts.hide, EyeOff, () => changes.hideSelected(true))}
      {texts && button(texts.show, Eye, () => changes.hideSelected(false))}
      {button(common.remove, Trash, changes.removeSelected)}
    </Bar>
  )
}

interface UndoTextProps {
  text: string
  undo: string
  /** Whether the button gets the focus of the pressed one, so that one key takes the deletion back. */
  isFocused: boolean
  onUndo: () => void
}

/** What was deleted, and a button that takes it back. */
export function UndoText({ text, undo, isFocused, onUndo }: UndoTextProps) {
  const textId = useId()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isFocused || document.activeElement !== document.body) return
    // It is visible; the browser would scroll it clear of its own bar.
    button.current?.focus({ preventScroll: true })
  }, [isFocused])
  return (
    <>
      <span id={textId}>{text}</span>
      <Button ref={button} $variant="outline" aria-describedby={textId} onClick={onUndo}>
        <Undo aria-hidden="true" />
        {undo}
      </Button>
    </>
  )
}
