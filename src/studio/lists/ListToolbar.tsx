import { useId } from 'react'
import styled, { css } from 'styled-components'
import { FilterBar, type FilterOption, ResultCount, ToggleButton } from '../../ui/lists/FilterBar'
import { Frame as Field, TextField } from '../../ui/TextField'
import { visuallyHidden } from '../../ui/VisuallyHidden'
import { Select } from '../forms/controls/FieldFrame'
import { useStudioTexts } from '../language/StudioTextsContext'
import type { Entry, Status } from './entryList'
import type { useSelection } from './SelectionBar'
import type { useListView } from './useListView'

const oneRow = css`
  display: flex;
  align-items: start;
  gap: 1rem;

  /* Of the row of filters, which goes on to the edge. */
  > :first-child {
    margin-inline-end: 0;
  }
`

/** The tools are beside the filter, where there is room. */
const Frame = styled.div<{ $isLong: boolean }>`
  @media (min-width: 80rem) {
    ${oneRow}
  }
  ${({ $isLong }) => !$isLong && oneRow}
`

const Tools = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: end;
  gap: 0.375rem;
  margin-bottom: 1.25rem;

  /* On most phones, all of them are in one row. */
  > div {
    flex: 1 1 6.5rem;

    ${({ theme }) => theme.from.tablet} {
      max-width: 22rem;
    }
  }
  > div + div {
    flex: 0 0 9.875rem;
  }

  label {
    ${visuallyHidden}
  }

  input,
  select {
    min-height: 2.75rem;
    padding-block: 0.375rem;
    padding-inline-start: 0.75rem;
  }
  ::placeholder {
    color: ${({ theme }) => theme.textMuted};
    opacity: 1;
  }

  > button {
    flex: none;
    margin-inline-start: auto;
    white-space: nowrap;

    &[aria-pressed='false'] {
      border-color: ${({ theme }) => theme.textMuted};
      color: ${({ theme }) => theme.text};
    }
  }
`

interface ListToolbarProps {
  entries: readonly Entry[]
  list: ReturnType<typeof useListView>
  selection: ReturnType<typeof useSelection>
}

export function ListToolbar({ entries, list, selection }: ListToolbarProps) {
  const { lists } = useStudioTexts()
  const { view, change, shown, sorts, isLong, isFiltered } = list
  const sortId = useId()
  return (
    <Frame $isLong={isLong}>
      <StatusFilter entries={entries} {...list} />
      <Tools>
        {(isLong || view.search) && (
          <TextField
            type="search"
            label={lists.search}
            placeholder={lists.search}
            value={view.search}
            onChange={({ target }) => change({ search: target.value })}
          />
        )}
        {isLong && (
          <Field>
            <label htmlFor={sortId}>{lists.sort}</label>
            <Select
              id={sortId}
              value={view.sort}
              onChange={({ target }) =>
                change({ sort: sorts.find((sort) => sort === target.value) })
              }
            >
              {sorts.map((sort) => (
                <option key={sort} value={sort}>
                  {lists.sorts[sort]}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <ToggleButton
          type="button"
          aria-pressed={selection.isSelecting}
          onClick={() => selection.setSelecting(!selection.isSelecting)}
        >
          {lists.select}
        </ToggleButton>
      </Tools>
      <ResultCount text={isFiltered ? lists.count(shown.length) : ''} />
    </Frame>
  )
}

/** Without the options of no entry or of all, which would not change the list. */
export function effectiveOptions<Value>(
  [all, ...options]: readonly (FilterOption<Value> & { count: number })[],
  selected: Value,
) {
  if (!all) return []
  const isEffective = (count: number) => count > 0 && count < all.count
  return [all, ...options.filter(({ value, count }) => value === selected || isEffective(count))]
}

type StatusFilterProps = Pick<ListToolbarProps, 'entries'> & ListToolbarProps['list']

function StatusFilter({ entries, view, change }: StatusFilterProps) {
  const { lists } = useStudioTexts()
  const options = (Object.keys(lists.statuses) as Status[]).map((value) => ({
    value,
    label: lists.statuses[value],
    count: entries.filter(({ summary }) => summary.statuses?.includes(value)).length,
  }))
  return (
    <FilterBar
      label={lists.filter}
      describeCount={lists.count}
      selected={view.status}
      onSelect={(status) => change({ status })}
      options={effectiveOptions(
        [{ value: 'all' as const, label: lists.all, count: entries.length }, ...options],
        view.status,
      )}
    />
  )
}
