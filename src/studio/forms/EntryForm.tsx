import { FormProvider } from 'react-hook-form'
import styled from 'styled-components'
import { isNotFound } from '../../api/apiError'
import { Button } from '../../ui/Button'
import { Loading } from '../../ui/Loading'
import { Notice } from '../../ui/Notice'
import { NotFoundNotice } from '../layout/NotFoundScreen'
import { EntryPreview } from '../preview/EntryPreview'
import { PreviewButton } from '../preview/PreviewButton'
import { useHasRoom } from '../preview/useHasRoom'
import { failureReason } from '../ui/failureReason'
import { ConflictList } from './ConflictList'
import { DraftNotice } from './DraftNotice'
import { EntryHistory } from './EntryHistory'
import { FieldControl } from './FieldControl'
import type { FormDefinition } from './fields'
import { LeaveDialog } from './LeaveDialog'
import { SaveBar } from './SaveBar'
import { useEntryForm } from './useEntryForm'
import { useFieldFromHash } from './useFieldFromHash'
import { useSave } from './useSave'
import { isRequired } from './validate'

const Columns = styled.div`
  display: grid;
  gap: 2rem;

  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`

/** In view while the form scrolls. */
const PreviewColumn = styled.section`
  position: sticky;
  top: 5.5rem;
  display: flex;
  /* Less what is above it before the form scrolls. */
  height: calc(100vh - 10.75rem);
  min-height: 20rem;
`

const Form = styled.form`
  display: grid;
  gap: 2rem;
  max-width: 46rem;

  /* A control that gets the focus is not behind the bar of the save button. */
  input,
  textarea,
  select,
  button,
  summary,
  a,
  [tabindex] {
    scroll-margin-block: 6rem 7rem;
  }
`

const Section = styled.section`
  display: grid;
  gap: 1.25rem;

  h2 {
    font-size: ${({ theme }) => theme.size.subheading};
  }
`

interface EntryFormProps {
  form: FormDefinition
  /** Undefined for a new entry. */
  id: number | undefined
}

/** The form of an entry, with its draft and its conflicts. */
export function EntryForm({ form, id }: EntryFormProps) {
  const entry = useEntryForm(form, id)
  const { save, isSaving, failure } = useSave(form, entry)
  const { methods, session, phase, conflicts, draft } = entry
  const hasRoom = useHasRoom()
  useFieldFromHash(form, phase.name === 'ready')

  if (phase.name === 'loading') return <Loading text="Memuat …" />
  if (phase.name === 'failed') {
    if (isNotFound(phase.error)) return <NotFoundNotice heading="h2" />
    return (
      <Notice title="Formulir gagal dimuat" message={failureReason(phase.error)} tone="error">
        <Button onClick={() => void entry.open()}>Coba Lagi</Button>
      </Notice>
    )
  }
  return (
    <FormProvider {...methods}>
      <Columns>
        <div>
          <Form noValidate onSubmit={save}>
            <DraftNotice session={session} onDiscarded={entry.refresh} />
            <ConflictList form={form} entry={entry} conflicts={conflicts} />
            <FormSections form={form} />
            <SaveBar
              isSaving={isSaving}
              failure={failure}
              status={draft.status}
              hasConflicts={conflicts.length > 0}
            >
              {!hasRoom && <PreviewButton form={form} entry={entry} />}
            </SaveBar>
          </Form>
          {session.id !== undefined && <EntryHistory form={form} id={session.id} />}
        </div>
        {hasRoom && (
          <PreviewColumn aria-label="Pratinjau halaman">
            <EntryPreview form={form} entry={entry} />
          </PreviewColumn>
        )}
      </Columns>
      <LeaveDialog session={session} />
    </FormProvider>
  )
}

function FormSections({ form }: { form: FormDefinition }) {
  return form.sections.map(({ title, fields }) => (
    <Section key={title ?? fields[0]?.name}>
      {title && <h2>{title}</h2>}
      {fields.map((field) => (
        <FieldControl
          key={field.name}
          field={field}
          path={field.name}
          isRequired={isRequired(form, field.name)}
        />
      ))}
    </Section>
  ))
}
