import { useEffect } from 'react'
import { FormProvider } from 'react-hook-form'
import { useLocation, useParams } from 'react-router-dom'
import styled from 'styled-components'
import { isNotFound } from '../../api/apiError'
import { Button } from '../../ui/Button'
import { Loading } from '../../ui/Loading'
import { Notice } from '../../ui/Notice'
import { EntryHistory } from '../history/EntryHistory'
import { NotFoundNotice, NotFoundScreen } from '../layout/NotFoundScreen'
import { nouns } from '../nouns'
import { EntryPreview, PreviewButton, useHasRoom } from '../preview/EntryPreview'
import { failureReason } from '../ui/failureReason'
import { Screen } from '../ui/Screen'
import { FieldControl } from './controls/FieldControl'
import { ConflictList, DraftNotice } from './ConflictList'
import { fieldsOf, type FormDefinition } from './fields'
import { LeaveDialog, SaveBar } from './SaveBar'
import { useEditedEntry, useSave } from './useEditedEntry'
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

/** The screen of an entry, or of a new one at `baru`. */
export function EntryFormScreen({ form }: { form: FormDefinition }) {
  const { id } = useParams()
  const isNew = id === 'baru'
  if (!isNew && !/^[1-9]\d{0,9}$/.test(id ?? '')) return <NotFoundScreen />
  return (
    <Screen title={`${isNew ? 'Tambah' : 'Sunting'} ${nouns[form.resource].entry}`}>
      <EntryForm key={id} form={form} id={isNew ? undefined : Number(id)} />
    </Screen>
  )
}

interface EntryFormProps {
  form: FormDefinition
  /** Undefined for a new entry. */
  id: number | undefined
}

/** The form of an entry, with its draft and its conflicts. */
export function EntryForm({ form, id }: EntryFormProps) {
  const edited = useEditedEntry(form, id)
  const { save, isSaving, failure } = useSave(form, edited)
  const { methods, entry, phase, choice, draftSavedAt } = edited
  const hasRoom = useHasRoom()
  useFieldFromHash(form, phase.name === 'ready')

  if (phase.name === 'loading') return <Loading text="Memuat …" />
  if (phase.name === 'failed') {
    if (isNotFound(phase.error)) return <NotFoundNotice heading="h2" />
    return (
      <Notice title="Formulir gagal dimuat" message={failureReason(phase.error)} tone="error">
        <Button onClick={() => void edited.open()}>Coba Lagi</Button>
      </Notice>
    )
  }
  return (
    <FormProvider {...methods}>
      <Columns>
        <div>
          <Form noValidate onSubmit={save}>
            {draftSavedAt && (
              <DraftNotice savedAt={draftSavedAt} onDiscard={() => entry.discardChanges()} />
            )}
            {choice && <ConflictList form={form} entry={entry} choice={choice} />}
            <FormSections form={form} />
            <SaveBar
              isSaving={isSaving}
              failure={failure}
              status={edited.status}
              hasConflicts={choice !== undefined}
            >
              {!hasRoom && <PreviewButton form={form} entry={entry} />}
            </SaveBar>
          </Form>
          {entry.id !== undefined && <EntryHistory form={form} id={entry.id} />}
        </div>
        {hasRoom && (
          <PreviewColumn aria-label="Pratinjau halaman">
            <EntryPreview form={form} entry={entry} />
          </PreviewColumn>
        )}
      </Columns>
      <LeaveDialog entry={entry} />
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

const controls = 'input, textarea, select, button, [tabindex="0"]'

/**
 * Focuses the control that the fragment of the address names, for example `#pictures.0.alt`, when
 * the form is shown. Without that control, the one around it gets the focus.
 */
function useFieldFromHash(form: FormDefinition, isShown: boolean): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (isShown) findControl(form, hash.slice(1))?.focus()
  }, [form, hash, isShown])
}

function findControl(form: FormDefinition, path: string): HTMLElement | null {
  const parts = path.split('.')
  if (!fieldsOf(form).some(({ name }) => name === parts[0])) return null
  for (let length = parts.length; length > 0; length -= 1) {
    const element = document.getElementById(parts.slice(0, length).join('.'))
    if (element) return element.matches(controls) ? element : element.querySelector(controls)
  }
  return null
}
