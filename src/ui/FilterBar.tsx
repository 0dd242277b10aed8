import styled from 'styled-components'

/** One row to be pushed sideways on a phone; as many as it takes where there is room. */
const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  overflow-x: auto;
  margin: -0.375rem -0.375rem clamp(1.125rem, 3vw, 2.125rem);
  /* Room for the outline of the button that has the focus. */
  padding: 0.375rem 2.5rem 0.375rem 0.375rem;
  scrollbar-width: thin;
  /* The row fades out where it goes on. */
  mask-image: linear-gradient(to right, #000 calc(100% - 2.5rem), transparent);

  ${({ theme }) => theme.from.tablet} {
    flex-wrap: wrap;
    padding-right: 0.375rem;
    mask-image: none;
  }
`

const Choice = styled.button`
  flex: none;
  max-width: 85%;
  min-height: 2.75rem;
  padding: 0.375rem 1.125rem;
  border: 1.5px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.round};
  background: transparent;
  color: ${({ theme }) => theme.textQuiet};
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
  /** What the buttons filter, for a screen reader. */
  label: string
  options: readonly { value: Value; label: string }[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** One button per choice; exactly one is pressed. */
export function FilterBar<Value extends string | number>({
  label,
  options,
  chosen,
  onChoose,
}: FilterBarProps<Value>) {
  return (
    <Bar role="group" aria-label={label} data-scripted>
      {options.map(({ value, label: text }, index) => (
        <Choice
          key={index}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {text}
        </Choice>
      ))}
    </Bar>
  )
}
