import styled from 'styled-components'
import { MutedText } from '../../ui/Page'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { compareTexts, shorten, type FieldDifference } from './differences'

/** Letters of unchanged text around a change. */
const contextLength = 60

const List = styled.dl`
  display: grid;
  gap: 0.75rem;
  margin-block: 0.75rem 1rem;
  font-size: ${({ theme }) => theme.size.small};

  dt {
    color: ${({ theme }) => theme.textMuted};
    font-weight: 600;
  }

  dd {
    white-space: pre-wrap;
  }

  del {
    color: ${({ theme }) => theme.danger};
  }

  ins {
    color: ${({ theme }) => theme.positive};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }
`

function TextChange({ before, after }: FieldDifference) {
  const { start, removed, added, end } = compareTexts(before, after)
  return (
    <>
      {shorten(start, contextLength, 'end')}
      {removed && (
        <del>
          <VisuallyHidden>dahulu: </VisuallyHidden>
          {removed}
        </del>
      )}
      {removed && added && ' '}
      {added && (
        <ins>
          <VisuallyHidden>sekarang: </VisuallyHidden>
          {added}
        </ins>
      )}
      {shorten(end, contextLength, 'start')}
    </>
  )
}

interface DifferenceListProps {
  differences: readonly FieldDifference[]
  /** The name of a field; undefined for a field that is not shown. */
  labelOf: (field: string) => string | undefined
}

/** What has changed, field by field. */
export function DifferenceList({ differences, labelOf }: DifferenceListProps) {
  const shown = differences.flatMap((difference) => {
    const label = labelOf(difference.field)
    return label === undefined ? [] : [{ ...difference, label }]
  })
  if (shown.length === 0) return <MutedText>Sama dengan keadaan sekarang.</MutedText>
  return (
    <List>
      {shown.map(({ label, ...difference }) => (
        <div key={difference.field}>
          <dt>{label}</dt>
          <dd>
            <TextChange {...difference} />
          </dd>
        </div>
      ))}
    </List>
  )
}
