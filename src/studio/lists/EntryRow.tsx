import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Trash from 'lucide-react/icons/trash-2'
import Undo from 'lucide-react/icons/undo-2'
import { useEffect, useId, useLayoutEffect, useRef, type MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { Button, IconButton } from '../../ui/Button'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import type { EntrySummary } from './entryList'
import { Actions, Details, Facts, Footer, Handle, Item, RemovedItem, Status } from './rowStyles'
import { useRowDragging, type RowOrder } from './useRowDragging'

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
  const { title, details = [], statuses = [] } = summary
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

interface RemovedEntryProps {
  title: string
  onRestore: () => void
}

/** At the place of a deleted entry. The button gets the focus, so that one key takes it back. */
export function RemovedEntry({ title, onRestore }: RemovedEntryProps) {
  const textId = useId()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <RemovedItem>
      <span id={textId}>{`“${title}” dihapus.`}</span>
      <Button ref={button} $variant="outline" aria-describedby={textId} onClick={onRestore}>
        <Undo aria-hidden="true" />
        Urungkan
      </Button>
    </RemovedItem>
  )
}
