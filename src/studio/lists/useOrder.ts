import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isSorted } from '../../contract/nouns'
import { historyApi } from '../../features/history/historyApi'
import { useTexts } from '../../language/TextsContext'
import { useStudioTexts } from '../language/StudioTextsContext'
import type { EntryList, Row } from './entryList'
import { useListWrites } from './useRemoval'

export function useOrder(
  list: EntryList,
  rows: readonly Row[],
  announce: (text: string) => void,
): (row: Row) => RowOrder | undefined {
  const saveOrder = useSaveOrder(list)
  const { lists } = useStudioTexts()
  const texts = useTexts()
  const ids = rows.map(({ id }) => id)

  return (row) => {
    if (!isSorted(list.resource)) return undefined
    const groupName = list.groupOf?.(row)
    const group = rows.filter((other) => list.groupOf?.(other) === groupName).map(({ id }) => id)
    const place = group.indexOf(row.id)
    const moveTo = (id: number, target: number | undefined) => {
      const moved = rows.find((other) => other.id === id)
      if (target === undefined || !moved) return
      const others = ids.filter((other) => other !== id)
      saveOrder(ids, others.toSpliced(ids.indexOf(target), 0, id))
      const newPlace = group.indexOf(target) + 1
      announce(lists.place(list.summarize(moved, texts).title, newPlace, group.length))
    }
    return {
      group: `${list.resource} ${groupName}`,
      place,
      isFirst: place === 0,
      isLast: place === group.length - 1,
      onMove: (step) => moveTo(row.id, group[place + step]),
      onDrop: (id) => moveTo(id, row.id),
    }
  }
}

interface Saving {
  saved: readonly number[]
  next?: readonly number[]
}

/**
 * Saves the order of a list. The list changes at once, and changes back if the server refuses.
 * Orders are saved one after another, so that the last one wins; those in between are left out.
 */
function useSaveOrder(list: EntryList) {
  const { write, change } = useListWrites(list)
  const { lists } = useStudioTexts()
  const saving = useRef<Saving>(undefined)
  const showOrder = (ids: readonly number[]) => change((rows) => sortRows(rows, ids))

  const saveAll = async (current: Saving) => {
    const { resource } = list
    while (current.next && isSorted(resource)) {
      const { next: ids, saved } = current
      current.next = undefined
      const order = { resource, ids: [...ids] }
      const { isDone } = await write(historyApi.endpoints.sortEntries.initiate(order), {
        failure: lists.notSorted,
        reasons: { 409: lists.changedElsewhere },
        subject: resource,
      })
      if (!isDone) {
        showOrder(saved)
        break
      }
      current.saved = ids
    }
    saving.current = undefined
  }

  /** @param before the order that is shown; @param after the wanted order */
  return (before: readonly number[], after: readonly number[]) => {
    showOrder(after)
    if (saving.current) {
      saving.current.next = after
    } else {
      saving.current = { saved: before, next: after }
      void saveAll(saving.current)
    }
  }
}

/** Sorts rows like a list of ids; rows that the list lacks stay at the end. */
function sortRows<AnyRow extends Row>(rows: readonly AnyRow[], ids: readonly number[]): AnyRow[] {
  const places = new Map(ids.map((id, index) => [id, index]))
  const placeOf = ({ id }: Row) => places.get(id) ?? ids.length
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other))
}

export interface RowOrder {
  /** Identifies the rows among which it can be moved. */
  group: string
  place: number
  isFirst: boolean
  isLast: boolean
  onMove: (step: -1 | 1) => void
  onDrop: (id: number) => void
}

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
