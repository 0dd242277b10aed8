import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import styled from 'styled-components'
import type { Revision } from '../../contract/studio'
import { historyApi } from '../../features/history/historyApi'
import { Button } from '../../ui/Button'
import { Loading } from '../../ui/Loading'
import { MutedText } from '../../ui/Page'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import type { FormDefinition } from '../forms/fields'
import { fieldsOf } from '../forms/translations'
import { isEqual, toFormValues, type FormValue } from '../forms/formValues'
import { labelOf } from '../forms/labels'
import { useStudioTexts } from '../language/StudioTextsContext'
import { noticesSlice } from '../notices/noticesSlice'
import { failureReason } from '../ui/failureReason'
import { useFormats } from '../ui/useFormats'
import { useStudioDispatch } from '../useStudioDispatch'
import {
  compareTexts,
  differencesOf,
  shorten,
  withTranslations,
  type FieldDifference,
} from './differences'

/** Letters of unchanged text around a change. */
const contextLength = 60

const Frame = styled.details`
  max-width: 46rem;
  margin-top: 2rem;

  summary {
    min-height: 2.75rem;
    cursor: pointer;
    font-weight: 650;
  }
`

const RevisionItems = styled.ol`
  display: grid;
  gap: 0.5rem;
`

const Item = styled.li`
  padding: 0.75rem 1rem;
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.medium};

  summary {
    cursor: pointer;
    padding-block: 0.375rem;
    font-size: ${({ theme }) => theme.size.small};
    font-weight: 600;
  }
`

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

interface EntryHistoryProps {
  form: FormDefinition
  id: number
}

/** The earlier states of the entry. A restored one is put into the form, and saved by the owner. */
export function EntryHistory({ form, id }: EntryHistoryProps) {
  const dispatch = useStudioDispatch()
  const { getValues, setValue } = useFormContext()
  const { history } = useStudioTexts()
  const [isOpen, setOpen] = useState(false)

  function handleRestore(data: Revision['data']): void {
    for (const [name, value] of Object.entries(toFormValues(fieldsOf(form), data))) {
      if (isEqual(getValues(name) as FormValue, value)) continue
      setValue(name, value, { shouldValidate: true })
    }
    dispatch(noticesSlice.actions.shown({ text: history.restored }))
  }

  return (
    <Frame onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{history.title}</summary>
      {isOpen && <RevisionList form={form} id={id} onRestore={handleRestore} />}
    </Frame>
  )
}

interface RevisionListProps extends EntryHistoryProps {
  onRestore: (data: Revision['data']) => void
}

/** The earlier states of an entry, the latest first, each with what has changed since. */
function RevisionList({ form, id, onRestore }: RevisionListProps) {
  const texts = useStudioTexts()
  const query = historyApi.endpoints.listRevisions.useQuery({ resource: form.resource, id })
  if (!query.data) {
    if (query.error) return <MutedText role="alert">{failureReason(texts, query.error)}</MutedText>
    return <Loading text={texts.history.loading} />
  }
  const [current, ...earlier] = query.data
  if (!current || earlier.length === 0) return <MutedText>{texts.history.empty}</MutedText>
  return (
    <RevisionItems>
      {earlier.map((revision) => (
        <RevisionItem
          key={revision.id}
          form={form}
          revision={revision}
          current={current.data}
          onRestore={onRestore}
        />
      ))}
    </RevisionItems>
  )
}

interface RevisionItemProps extends Omit<RevisionListProps, 'id'> {
  revision: Revision
  current: Revision['data']
}

/** An earlier state; what has changed since is computed when it is opened. */
function RevisionItem({ form, revision, current, onRestore }: RevisionItemProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { common, history } = useStudioTexts()
  const time = useFormats().formatTime(revision.saved_at)
  return (
    <Item>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>{`${time}, ${history.actions[revision.action]}`}</summary>
        {isOpen && <DifferenceList form={form} before={revision.data} after={current} />}
        <Button $variant="outline" onClick={() => onRestore(revision.data)}>
          {common.restore}
          <VisuallyHidden>{` ${history.stateOf(time)}`}</VisuallyHidden>
        </Button>
      </details>
    </Item>
  )
}

interface DifferenceListProps {
  form: FormDefinition
  before: Revision['data']
  after: Revision['data']
}

/** What has changed, field by field; only the fields of the form. */
function DifferenceList({ form, before, after }: DifferenceListProps) {
  const { fields, history } = useStudioTexts()
  const names = fieldsOf(form).map(({ name }) => name)
  const changes = differencesOf(withTranslations(before), withTranslations(after), history)
  const shown = changes
    .filter(({ field }) => names.includes(field.split('.')[0] ?? ''))
    .map((change) => ({ ...change, label: labelOf(fields[form.resource], change.field) }))
  if (shown.length === 0) return <MutedText>{history.unchanged}</MutedText>
  return (
    <Differences>
      {shown.map(({ label, ...difference }) => (
        <div key={difference.field}>
          <dt>{label}</dt>
          <dd dir="auto">
            <TextChange {...difference} />
          </dd>
        </div>
      ))}
    </Differences>
  )
}

function TextChange({ before, after }: FieldDifference) {
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
