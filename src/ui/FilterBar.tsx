import styled from 'styled-components'

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-bottom: clamp(1.5rem, 3vw, 2.5rem);
`

const Choice = styled.button`
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

  &:hover {
    border-color: ${({ theme }) => theme.accent};
    color: ${({ theme }) => theme.text};
  }

  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.text};
    background: ${({ theme }) => theme.text};
    color: ${({ theme }) => theme.surface};
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
    <Bar role="group" aria-label={label}>
      {options.map(({ value, label: text }) => (
        <Choice
          key={value}
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
