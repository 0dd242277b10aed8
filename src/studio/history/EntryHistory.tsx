import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import styled from 'styled-components'
import type { Revision } from '../../contract/studio'
import { historyApi } from '../../features/history/historyApi'
import { Button } from '../../ui/Button'
import { MutedText } from '../../ui/Page'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import type { FormDefinition } from '../forms/fields'
import { type FormValue, type FormValues, isEqual, toFormValues } from '../forms/formValues'
import { fieldsOf } from '../forms/labels'
import { useFieldFormat } from '../forms/useFieldFormat'
import { useStudioTexts } from '../language/StudioTextsContext'
import { formSubject, useNotify } from '../notices/noticesSlice'
import { Disclosure, Stack } from '../ui/Section'
import { LoadState } from '../ui/LoadState'
import { useFormats } from '../ui/hooks/useFormats'
import { DifferenceList } from './DifferenceList'
import { formDifferences, isSaved } from './differences'

const maxNames = 3

const Item = styled.li`
  padding: 0.75rem 1rem;
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.medium};

  summary {
    padding-block: 0.375rem;
    font-size: ${({ theme }) => theme.size.small};
    font-weight: 600;
  }
`

interface EntryHistoryProps {
  form: FormDefinition
  id: number
  savedValues: FormValues
}

/** The earlier states of the entry. A restored one is put into the form, and saved by the owner. */
export function EntryHistory(props: EntryHistoryProps) {
  const { history } = useStudioTexts()
  return (
    <Disclosure title={history.title}>
      <RevisionList {...props} />
    </Disclosure>
  )
}

function RevisionList({ id, ...props }: EntryHistoryProps) {
  const { history } = useStudioTexts()
  const query = historyApi.endpoints.listRevisions.useQuery({ resource: props.form.resource, id })
  if (!query.data) return <LoadState title={history.title} query={query} heading="h3" />
  const earlier = query.data.filter(
    (revision, index) => index > 0 || !isSaved(props.form, revision, props.savedValues),
  )
  if (earlier.length === 0) return <MutedText>{history.empty}</MutedText>
  return (
    <Stack as="ol" $gap="0.5rem">
      {earlier.map((revision, index) => (
        <RevisionItem
          key={revision.id}
          {...props}
          revision={revision}
          previous={earlier[index + 1]}
        />
      ))}
    </Stack>
  )
}

interface RevisionItemProps extends Omit<EntryHistoryProps, 'id'> {
  revision: Revision
  /** The state before it; absent for the first one that is known. */
  previous: Revision | undefined
}

function RevisionItem({ form, revision, previous, savedValues }: RevisionItemProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { common, history } = useStudioTexts()
  const time = useFormats().formatTime(revision.saved_at)
  const change = useChangeText(form, revision, previous)
  const values = toFormValues(fieldsOf(form), revision.data)
  const notify = useNotify()
  const { getValues, setValue } = useFormContext()

  function handleRestore(): void {
    for (const [name, value] of Object.entries(values)) {
      if (isEqual(getValues(name) as FormValue, value)) continue
      setValue(name, value, { shouldValidate: true })
    }
    notify(history.restored, false, formSubject)
  }

  return (
    <Item>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>{`${time} · ${change}`}</summary>
        {isOpen && <DifferenceList form={form} before={values} after={savedValues} />}
        <Button $variant="outline" onClick={handleRestore}>
          {common.restore}
          <VisuallyHidden>{` ${history.stateOf(time)}`}</VisuallyHidden>
        </Button>
      </details>
    </Item>
  )
}

function useChangeText(
  form: FormDefinition,
  { action, data }: Revision,
  previous: Revision | undefined,
): string {
  const texts = useStudioTexts()
  const format = useFieldFormat(form)
  const changes = previous ? formDifferences(form, [previous.data, data], format, texts) : []
  const names = changes.map(({ label }) => label)
  const rest = names.length - maxNames
  const shown = [...names.slice(0, maxNames), ...(rest > 0 ? [`+${rest}`] : [])].join(', ')
  if (action === 'updated' && shown) return shown
  return [texts.history.actions[action], ...(shown ? [shown] : [])].join(' · ')
}
