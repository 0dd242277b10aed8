import styled from 'styled-components'

/** On a phone one row that scrolls horizontally; otherwise the buttons wrap. */
const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  overflow-x: auto;
  margin: -0.375rem -0.375rem clamp(1.125rem, 3vw, 2.125rem);
  /* Space for the focus outline. */
  padding: 0.375rem 2.5rem 0.375rem 0.375rem;
  scrollbar-width: thin;
  /* Fades out at the end, which shows that the row scrolls. */
  mask-image: linear-gradient(to right, #000 calc(100% - 2.5rem), transparent);

  ${({ theme }) => theme.from.tablet} {
    flex-wrap: wrap;
    padding-right: 0.375rem;
    mask-image: none;
  }
`

const FilterButton = styled.button`
  flex: none;
  max-width: 85%;
  min-height: 2.75rem;
  padding: 0.375rem 1.125rem;
  border: 1.5px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.round};
  background: transparent;
  color: ${({ theme }) => theme.textMuted};
  font-size: ${({ theme }) => theme.size.small};
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

  ${({ theme }) => theme.from.tablet} {
    flex: 0 1 auto;
    max-width: 100%;
  }

  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.text};
    background: ${({ theme }) => theme.text};
    color: ${({ theme }) => theme.surface};
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`

interface FilterBarProps<Value> {
  /** Accessible name of the group. */
  label: string
  options: readonly { value: Value; label: string }[]
  selected: Value
  onSelect: (value: Value) => void
}

/** Toggle buttons, of which exactly one is pressed. */
export function FilterBar<Value extends string | number>({
  label,
  options,
  selected,
  onSelect,
}: FilterBarProps<Value>) {
  return (
    <Bar role="group" aria-label={label} data-scripted>
      {options.map(({ value, label: text }, index) => (
        <FilterButton
          key={index}
          type="button"
          aria-pressed={value === selected}
          onClick={() => onSelect(value)}
        >
          {text}
        </FilterButton>
      ))}
    </Bar>
  )
}
