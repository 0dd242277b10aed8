import styled from 'styled-components'
import type { Revision } from '../../contract/studio'
import { MutedText } from '../../ui/Page'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import type { FormDefinition } from '../forms/fields'
import { useFieldFormat } from '../forms/useFieldFormat'
import { useStudioTexts } from '../language/StudioTextsContext'
import { compareTexts, formDifferences, shorten } from './differences'

const contextLength = 60

const Differences = styled.dl`
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

interface DifferenceListProps {
  form: FormDefinition
  before: Revision['data']
  after: Revision['data']
}

export function DifferenceList({ form, before, after }: DifferenceListProps) {
  const texts = useStudioTexts()
  const shown = formDifferences(form, [before, after], useFieldFormat(form), texts)
  if (shown.length === 0) return <MutedText>{texts.history.unchanged}</MutedText>
  return (
    <>
      <MutedText>{texts.history.compared}</MutedText>
      <Differences>
        {shown.map((difference) => (
          <div key={difference.field}>
            <dt>{difference.label}</dt>
            <dd dir="auto">
              <TextChange before={difference.before} after={difference.after} />
            </dd>
          </div>
        ))}
      </Differences>
    </>
  )
}

function TextChange({ before, after }: { before: string; after: string }) {
  const { history } = useStudioTexts()
  const { start, removed, added, end } = compareTexts(before, after)
  return (
    <>
      {shorten(start, contextLength, 'end')}
      {removed && (
        <del>
          <VisuallyHidden>{`${history.before} `}</VisuallyHidden>
          {removed}
        </del>
      )}
      {removed && added && ' '}
      {added && (
        <ins>
          <VisuallyHidden>{`${history.after} `}</VisuallyHidden>
          {added}
        </ins>
      )}
      {shorten(end, contextLength, 'start')}
    </>
  )
}
