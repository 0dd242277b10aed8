import type { FocusEvent } from 'react'
import styled from 'styled-components'
import { afterPaint } from '../../lib/afterPaint'
import type { CategoryKey } from '../../lib/cloth'
import { categoryDot } from '../Chip'
import { gutter } from '../Page'
import { VisuallyHidden } from '../VisuallyHidden'

export const ToggleButton = styled.button`
  min-height: 2.75rem;
  padding: 0.375rem 1.125rem;
  border: 1.5px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.round};
  background: transparent;
  ${({ theme }) => theme.smallText}
  font-weight: 600;
  transition:
    background-color ${({ theme }) => theme.duration.short},
    color ${({ theme }) => theme.duration.short};

  ${({ theme }) => theme.hover} {
    &:hover {
      border-color: ${({ theme }) => theme.accent};
      color: ${({ theme }) => theme.text};
    }
  }

  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.text};
    background: ${({ theme }) => theme.text};
    color: ${({ theme }) => theme.surface};
  }
`

/** @param text `undefined` while the results are loading, or if they could not be loaded */
export function ResultCount({ text }: { text: string | undefined }) {
  return <VisuallyHidden aria-live="polite">{text}</VisuallyHidden>
}

/** One row that scrolls horizontally: it goes on to the edge of the screen and fades out there. */
const Bar = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: 0.25rem;
  overflow-x: auto;
  margin-block: -0.375rem clamp(1.125rem, 3vw, 2.125rem);
  margin-inline: -0.375rem calc(-1 * ${gutter});
  /* Space for the focus outline. */
  padding-block: 0.375rem;
  padding-inline: 0.375rem 2rem;
  scrollbar-width: none;
  mask-image: linear-gradient(to var(--end), #000 calc(100% - 2rem), transparent);

  /* A mouse has no other way to scroll it. */
  ${({ theme }) => theme.hover} {
    scrollbar-width: thin;
    scrollbar-color: ${({ theme }) => theme.line} transparent;
  }
`

const FilterButton = styled(ToggleButton)<{ $category?: CategoryKey }>`
  ${({ $category }) => $category && categoryDot}
  flex: none;
  max-width: 85%;
  padding-inline: 0.875rem;

  &::before {
    margin-inline-end: 0.35em;
  }

  ${({ theme }) => theme.from.desktop} {
    padding-inline: 0.625rem;
  }

  /* The number is not part of the accessible name; the description contains it. */
  &[data-count]::after {
    content: attr(data-count);
    content: attr(data-count) / '';
    margin-inline-start: 0.35em;
    font-size: ${({ theme }) => theme.size.small};
    font-weight: 500;
  }
`

export interface FilterOption<Value> {
  value: Value
  label: string
  /** The category that the option names, for its colour. */
  category?: CategoryKey
  count?: number
}

interface FilterBarProps<Value> {
  label: string
  /** The accessible description of an option with a number. */
  describeCount: (count: number) => string
  /** The first option selects all entries; others without entries are left out. */
  options: readonly FilterOption<Value>[]
  selected: Value
  onSelect: (value: Value) => void
}

/** The first option, then the others by their number of entries. */
export function sortByCount<Option extends { count?: number }>([
  first,
  ...others
]: readonly Option[]) {
  const sorted = others.sort((one, other) => (other.count ?? 0) - (one.count ?? 0))
  return first ? [first, ...sorted] : sorted
}

/** Scrolls the row to a button, which may be outside of it. */
function scrollToButton(button: HTMLButtonElement): void {
  const row = button.parentElement
  if (row) row.scrollLeft = button.offsetLeft - (row.clientWidth - button.offsetWidth) / 2
}

/** The ref of the selected button. Deferred, because positions cannot be read without a layout. */
function scrollAfterPaint(button: HTMLButtonElement): () => void {
  return afterPaint(() => scrollToButton(button))
}

/** Chromium does not scroll to a button that is partly visible. */
function handleFocus({ currentTarget: button }: FocusEvent<HTMLButtonElement>): void {
  // Scrolling between the press and the release of a pointer would prevent the click.
  if (button.matches(':focus-visible')) scrollToButton(button)
}

/** Adds an option for a value of the URL that is none of them, such as a label in another language. */
function withSelected<Value>(options: readonly FilterOption<Value>[], selected: Value) {
  const isListed = options.some(({ value }) => value === selected)
  if (isListed || options.length < 2 || typeof selected !== 'string') return options
  return [...options, { value: selected, label: selected }]
}

/** Nothing if there is nothing to select. */
export function FilterBar<Value extends string | number>(props: FilterBarProps<Value>) {
  const { label, describeCount, options, selected, onSelect } = props
  const [all] = options
  const listed = withSelected(options, selected)
  const shown = listed.filter((one) => one === all || one.count !== 0 || one.value === selected)
  if (shown.length < 2) return null
  return (
    <Bar role="group" aria-label={label} data-scripted>
      {shown.map(({ value, label: text, category, count }, index) => (
        <FilterButton
          key={index}
          ref={value === selected ? scrollAfterPaint : undefined}
          type="button"
          aria-pressed={value === selected}
          aria-description={count === undefined ? undefined : describeCount(count)}
          data-count={count}
          $category={category}
          onClick={() => onSelect(value)}
          onFocus={handleFocus}
        >
          <bdi>{text}</bdi>
        </FilterButton>
      ))}
    </Bar>
  )
}
