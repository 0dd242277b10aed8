import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Trash from 'lucide-react/icons/trash-2'
import Undo from 'lucide-react/icons/undo-2'
import { useEffect, useId, useRef, type ComponentType } from 'react'
import styled from 'styled-components'
import { Button } from '../../ui/Button'
import { useStudioTexts } from '../language/StudioTextsContext'
import { hiddenStatus, type EntryList } from './entryList'
import { CheckTarget } from './rowStyles'
import type { useSelection } from './useSelection'

const Bar = styled.div`
  position: sticky;
  z-index: 5;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 0.75rem;
  margin-top: 1.25rem;
  padding-block: 0.75rem;
  border-top: 1px solid ${({ theme }) => theme.line};
  background: ${({ theme }) => theme.surface};
  font-size: ${({ theme }) => theme.size.small};

  > label {
    margin-inline-start: 0;
  }

  > span {
    margin-inline-end: auto;
  }
`

interface SelectionBarProps {
  selection: ReturnType<typeof useSelection>
  list: EntryList
  onHide: (isHidden: boolean) => void
  onRemove: () => void
}

/** The number of selected entries, and what can be done with all of them. */
export function SelectionBar({ selection, list, onHide, onRemove }: SelectionBarProps) {
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
      {texts && button(texts.hide, EyeOff, () => onHide(true))}
      {texts && button(texts.show, Eye, () => onHide(false))}
      {button(common.remove, Trash, onRemove)}
    </Bar>
  )
}

interface UndoBarProps {
  count: number
  onUndo: () => void
}

/** After several entries were deleted at once. The button gets the focus. */
export function UndoBar({ count, onUndo }: UndoBarProps) {
  const { lists } = useStudioTexts()
  const textId = useId()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Bar>
      <span id={textId}>{lists.removedCount(count)}</span>
      <Button ref={button} $variant="outline" aria-describedby={textId} onClick={onUndo}>
        <Undo aria-hidden="true" />
        {lists.undoAll}
      </Button>
    </Bar>
  )
}
