import { useState } from 'react'
import { isSorted } from '../../contract/nouns'
import { useFilterFromUrl, useWriteQuery } from '../../lib/urls/filterInUrl'
import { useStudioTexts } from '../language/StudioTextsContext'
import { type Entry, type EntryList, foldText, type Status } from './entryList'

/** Lists that are longer can be searched and sorted. */
const longList = 7

const sorts = ['own', 'newest', 'title'] as const
type Sort = (typeof sorts)[number]

interface ListView {
  status: Status | 'all'
  search: string
  sort: Sort
}

/**
 * The entries of a list that the owner has selected to see, and their order. Both are in the query
 * of the URL.
 * @param entries all, in the order of the server
 */
export function useListView(list: EntryList, entries: readonly Entry[]) {
  const { lists, locale } = useStudioTexts()
  const offeredSorts = sorts.filter((sort) => isSorted(list.resource) || sort !== 'own')
  const [defaultSort = 'own'] = offeredSorts
  const initial: ListView = { status: 'all', search: '', sort: defaultSort }
  const [view, setView] = useState(initial)
  const writeQuery = useWriteQuery()

  useFilterFromUrl((query) => {
    const { status, search, sort } = Object.fromEntries(new URLSearchParams(query))
    setView({
      status: status && status in lists.statuses ? (status as Status) : 'all',
      search: search ?? '',
      sort: offeredSorts.find((one) => one === sort) ?? defaultSort,
    })
  })

  const change = (changes: Partial<ListView>) => {
    const next = { ...view, ...changes }
    setView(next)
    writeQuery(queryOf(next, initial))
  }
  return {
    view,
    change,
    showAll: () => change({ ...initial, sort: view.sort }),
    shown: sortEntries(
      entries.filter(({ summary }) => matches(summary, view)),
      view.sort === defaultSort ? 'own' : view.sort,
      locale,
    ),
    sorts: offeredSorts,
    isLong: entries.length > longList,
    isFiltered: view.status !== 'all' || view.search !== '',
    isInOwnOrder: view.sort === 'own',
  }
}

function queryOf(view: ListView, initial: ListView): string {
  const changed = Object.entries(view).filter(
    ([name, value]) => value !== initial[name as keyof ListView],
  )
  return changed.length > 0 ? `?${new URLSearchParams(changed)}` : ''
}

function matches({ title, statuses = [] }: Entry['summary'], { status, search }: ListView) {
  if (status !== 'all' && !statuses.includes(status)) return false
  return foldText(title).includes(foldText(search.trim()))
}

/** @param sort `own` keeps the order of the server */
function sortEntries(entries: readonly Entry[], sort: Sort, locale: string): readonly Entry[] {
  if (sort === 'own') return entries
  const { compare } = new Intl.Collator(locale, { numeric: true })
  return [...entries].sort((one, other) =>
    sort === 'title'
      ? compare(one.summary.title, other.summary.title)
      : timeOf(other) - timeOf(one) || other.row.id - one.row.id,
  )
}

/** Entries without a valid date are the oldest. */
const timeOf = ({ summary }: Entry) => Date.parse(summary.date ?? '') || 0
