import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Trash from 'lucide-react/icons/trash-2'
import { useLayoutEffect, useRef, type MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { IconButton } from '../../ui/Button'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import type { EntrySummary } from './entryList'
import { Actions, Details, Facts, Footer, Handle, Item, Status } from './rowStyles'
import { useRowDragging } from './useRowDragging'

/** How the owner moves a row. */
export interface RowOrder {
  /** Identifies the rows among which it can be moved. */
  group: string
  /** From 0, in its group. */
  place: number
  isFirst: boolean
  isLast: boolean
  onMove: (step: -1 | 1) => void
  /** Another row was dropped on this one. */
  onDrop: (id: number) => void
}

interface EntryRowProps {
  id: number
  summary: EntrySummary
  /** The path of the form. */
  path: string
  order?: RowOrder
  /** Whether the row gets the focus when it appears. */
  isFocused: boolean
  onRemove: () => void
}

/** Restores the focus of a button after its row has moved: the browser removes it. */
function useFocusAfterMove(place: number | undefined) {
  const pressed = useRef<HTMLElement>(undefined)
  useLayoutEffect(() => {
    pressed.current?.focus()
    pressed.current = undefined
  }, [place])
  return pressed
}

/** An entry of a list: a link to its form, its status, and buttons. */
export function EntryRow({ id, summary, path, order, isFocused, onRemove }: EntryRowProps) {
  const { title, details, statuses } = summary
  const link = useRef<HTMLAnchorElement>(null)
  const pressed = useFocusAfterMove(order?.place)
  const { row, handle, isDragging, isTarget } = useRowDragging(id, order)

  useLayoutEffect(() => {
    if (isFocused) link.current?.focus()
  }, [isFocused])

  const move =
    (step: -1 | 1) =>
    ({ currentTarget }: MouseEvent<HTMLElement>) => {
      if (!order || (step < 0 ? order.isFirst : order.isLast)) return
      pressed.current = currentTarget
      order.onMove(step)
    }
  const facts = details.filter(Boolean)

  return (
    <Item ref={row} $isDragging={isDragging} $isTarget={isTarget}>
      {order && (
        <Handle ref={handle} aria-hidden="true">
          <GripVertical />
        </Handle>
      )}
      <Details>
        <Link ref={link} to={path}>
          {title}
        </Link>
        {facts.length > 0 && <Facts>{facts.join(' · ')}</Facts>}
      </Details>
      <Footer>
        {statuses.map(
          (status) =>
            status && (
              <Status key={status} $isHidden={status !== 'Unggulan'}>
                {status}
              </Status>
            ),
        )}
        <Actions>
          {order && (
            <>
              <IconButton type="button" aria-disabled={order.isFirst} onClick={move(-1)}>
                <ArrowUp aria-hidden="true" />
                <VisuallyHidden>{`Naikkan ${title}`}</VisuallyHidden>
              </IconButton>
              <IconButton type="button" aria-disabled={order.isLast} onClick={move(1)}>
                <ArrowDown aria-hidden="true" />
                <VisuallyHidden>{`Turunkan ${title}`}</VisuallyHidden>
              </IconButton>
            </>
          )}
          <IconButton type="button" onClick={onRemove}>
            <Trash aria-hidden="true" />
            <VisuallyHidden>{`Hapus ${title}`}</VisuallyHidden>
          </IconButton>
        </Actions>
      </Footer>
    </Item>
  )
}
