import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Pencil from 'lucide-react/icons/pencil'
import Star from 'lucide-react/icons/star'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { useStudioTexts } from '../language/StudioTextsContext'
import { ActionMenu, type MenuAction } from '../ui/ActionMenu'
import { useFormats } from '../ui/hooks/useFormats'
import type { EntrySummary, Status as StatusName } from './entryList'
import { Details, Facts, Line, Status } from '../ui/rows'
import { CheckTarget, EntryItem, Handle, PublishedMark } from './entryRowStyles'
import { Thumbnail } from './Thumbnail'
import { type RowOrder, useRowDragging } from './useOrder'

interface EntryRowProps {
  id: number
  summary: EntrySummary
  path: string
  order: RowOrder | undefined
  actions: readonly MenuAction[]
  selection: { isSelected: boolean; onToggle: () => void } | undefined
  isFocused: boolean
}

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
    if (isFocused && document.activeElement === document.body) link.current?.focus()
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

function EntryDetails({ summary, children }: { summary: EntrySummary; children: ReactNode }) {
  const { details = [], statuses = [], date } = summary
  const { formatDate } = useFormats()
  const { lists } = useStudioTexts()
  const facts = details.filter(Boolean)
  const textOf = (status: StatusName) => {
    const text = lists.statuses[status]
    return status === 'scheduled' ? `${text} · ${formatDate(date)}` : text
  }
  return (
    <Details>
      {children}
      <Line>
        {facts.length > 0 && <Facts dir="auto">{facts.join('\u00a0· ')}</Facts>}
        {statuses
          .filter((status) => status !== false)
          .map((status) => (
            <StatusMark key={status} status={status} text={textOf(status)} />
          ))}
      </Line>
    </Details>
  )
}

function StatusMark({ status, text }: { status: StatusName; text: string }) {
  if (status === 'published') return <PublishedMark title={text}>{text}</PublishedMark>
  if (status !== 'featured') return <Status $isHidden>{text}</Status>
  return (
    <>
      <Star aria-hidden="true" fill="currentColor" />
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
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
