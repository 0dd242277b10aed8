import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Pencil from 'lucide-react/icons/pencil'
import Undo from 'lucide-react/icons/undo-2'
import { useEffect, useId, useLayoutEffect, useRef, type RefObject } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../ui/Button'
import { useStudioTexts } from '../language/StudioTextsContext'
import { ActionMenu } from '../ui/ActionMenu'
import type { MenuAction } from '../ui/MenuItems'
import { EntryDetails } from './EntryDetails'
import type { EntrySummary } from './entryList'
import { CheckTarget, EntryItem, Handle, RemovedItem } from './rowStyles'
import { Thumbnail } from './Thumbnail'
import { useRowDragging, type RowOrder } from './useRowDragging'

interface EntryRowProps {
  id: number
  summary: EntrySummary
  /** The path of the form. */
  path: string
  order: RowOrder | undefined
  /** Besides those that open and move the entry. */
  actions: readonly MenuAction[]
  /** While entries are selected. */
  selection: { isSelected: boolean; onToggle: () => void } | undefined
  /** Whether the row gets the focus when it appears. */
  isFocused: boolean
}

/** An entry of a list: a link to its form, its status, and a menu or a check box. */
export function EntryRow(props: EntryRowProps) {
  const { id, summary, path, order, actions, selection, isFocused } = props
  const { title, thumbnail } = summary
  const { lists } = useStudioTexts()
  const link = useRef<HTMLAnchorElement>(null)
  const menuButton = useRef<HTMLButtonElement>(null)
  const { row, handle, isDragging, isTarget } = useRowDragging(id, order)
  const edit = { label: lists.actions.edit, Icon: Pencil, to: path }
  const moves = useMoveActions(order, menuButton)

  useLayoutEffect(() => {
    if (isFocused) link.current?.focus()
  }, [isFocused])

  return (
    <EntryItem ref={row} $isDragging={isDragging} $isTarget={isTarget}>
      {selection && (
        <CheckTarget>
          <input
            type="checkbox"
            aria-label={lists.selectOf(title)}
            checked={selection.isSelected}
            onChange={selection.onToggle}
          />
        </CheckTarget>
      )}
      {order && (
        <Handle ref={handle} aria-hidden="true">
          <GripVertical />
        </Handle>
      )}
      {thumbnail && <Thumbnail {...thumbnail} />}
      <EntryDetails summary={summary}>
        <Link ref={link} to={path} dir="auto">
          {title}
        </Link>
      </EntryDetails>
      {!selection && (
        <ActionMenu
          label={lists.actionsOf(title)}
          actions={[edit, ...moves, ...actions]}
          buttonRef={menuButton}
        />
      )}
    </EntryItem>
  )
}

/** The actions that move a row. Its button keeps the focus, which the browser takes from moved rows. */
function useMoveActions(
  order: RowOrder | undefined,
  button: RefObject<HTMLButtonElement | null>,
): MenuAction[] {
  const { actions } = useStudioTexts().lists
  const isMoving = useRef(false)
  useLayoutEffect(() => {
    if (isMoving.current) button.current?.focus()
    isMoving.current = false
  }, [button, order?.place])

  if (!order) return []
  const move = (step: -1 | 1) => () => {
    isMoving.current = true
    order.onMove(step)
  }
  return [
    { label: actions.moveUp, Icon: ArrowUp, isDisabled: order.isFirst, onSelect: move(-1) },
    { label: actions.moveDown, Icon: ArrowDown, isDisabled: order.isLast, onSelect: move(1) },
  ]
}

interface RemovedEntryProps {
  title: string
  /** Whether the button gets the focus, so that one key restores the entry. */
  isFocused: boolean
  onRestore: () => void
}

/** At the place of a deleted entry. */
export function RemovedEntry({ title, isFocused, onRestore }: RemovedEntryProps) {
  const { lists } = useStudioTexts()
  const textId = useId()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isFocused) button.current?.focus()
  }, [isFocused])
  return (
    <RemovedItem>
      <span id={textId}>{lists.removed(title)}</span>
      <Button ref={button} $variant="outline" aria-describedby={textId} onClick={onRestore}>
        <Undo aria-hidden="true" />
        {lists.undo}
      </Button>
    </RemovedItem>
  )
}
