import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

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

/** Makes a row draggable by its handle, and a target for rows of its group. */
export function useRowDragging(id: number, order: RowOrder | undefined) {
  const row = useRef<HTMLLIElement>(null)
  const handle = useRef<HTMLSpanElement>(null)
  const [isDragging, setIsDragging] = useState(false)
  const [isTarget, setIsTarget] = useState(false)
  const group = order?.group
  const handleDrop = useEffectEvent((droppedId: number) => order?.onDrop(droppedId))

  useEffect(() => {
    if (!row.current || !handle.current || group === undefined) return undefined
    return combine(
      draggable({
        element: row.current,
        dragHandle: handle.current,
        getInitialData: () => ({ id, group }),
        onDragStart: () => setIsDragging(true),
        onDrop: () => setIsDragging(false),
      }),
      dropTargetForElements({
        element: row.current,
        canDrop: ({ source }) => source.data.group === group && source.data.id !== id,
        onDragEnter: () => setIsTarget(true),
        onDragLeave: () => setIsTarget(false),
        onDrop: ({ source }) => {
          setIsTarget(false)
          handleDrop(Number(source.data.id))
        },
      }),
    )
  }, [id, group])

  return { row, handle, isDragging, isTarget }
}
