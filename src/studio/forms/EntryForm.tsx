import { useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormProvider } from 'react-hook-form'
import { useLocation, useParams } from 'react-router-dom'
import styled from 'styled-components'
import { isNotFound } from '../../api/apiError'
import type { DeletableResource } from '../../contract/studio'
import { useTexts } from '../../language/TextsContext'
import { EntryHistory } from '../history/EntryHistory'
import { NotFoundNotice, NotFoundScreen } from '../layout/StudioLayout'
import { useStudioTexts } from '../language/StudioTextsContext'
import {
  EntryPreview,
  EntryPreviewContext,
  PreviewButton,
  useHasRoom,
} from '../preview/EntryPreview'
import type { EntryList } from '../lists/entryList'
import { nouns } from '../nouns'
import { PreviewLinkSection } from '../preview/PreviewLinkSection'
import { LeaveDialog } from '../ui/dialogs/ModalDialog'
import { LoadState } from '../ui/LoadState'
import { Screen } from '../ui/Screen'
import { writingWidth } from '../ui/Section'
import { ConflictList, DraftNotice } from './editing/ConflictList'
import type { EditedEntry } from './editing/EditedEntry'
import type { FormDefinition } from './fields'
import { siteLanguages, translationPath } from './labels'
import { FormContent } from './FormContent'
import { openFields, useFieldFromHash, useSaveShortcut } from './editing/formEffects'
import { SaveBar } from './SaveBar'
import { useEditedEntry } from './editing/useEditedEntry'
import { type CreatedEntryState, useSave } from './editing/useSave'

const Columns = styled.div`
  display: grid;
  gap: 2rem;

  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
  /* The preview is as wide as a phone, and the text as on its page. */
  @media (min-width: 80rem) {
    grid-template-columns: minmax(0, ${writingWidth}) minmax(24.5rem, 1fr);
  }
`

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

  ${({ theme }) => theme.from.desktop} {
    max-width: ${writingWidth};
  }

  /* A control that gets the focus is not behind the links to the groups, nor at an edge. */
  input,
  textarea,
  select,
  button,
  summary,
  a,
  [tabindex] {
    scroll-margin-block: 4rem 1.5rem;
  }
`

interface EntryFormScreenProps {
  list: EntryList
  form: FormDefinition<DeletableResource>
}

export function EntryFormScreen({ list, form }: EntryFormScreenProps) {
  const { id = '' } = useParams()
  const { key, state } = useLocation() as { key: string; state: CreatedEntryState | null }
  const { title, add, edit } = useStudioTexts().nouns[form.resource]
  const siteTexts = useTexts()
  const { data: rows } = list.useRows()
  const entryId = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : undefined
  if (entryId === undefined && id !== 'baru') return <NotFoundScreen />
  const row = rows?.find((other) => other.id === entryId)
  const name = row && list.summarize(row, siteTexts).title
  const heading = entryId === undefined ? add : edit
  return (
    <Screen
      title={name ? `${heading}: ${name}` : heading}
      shownTitle={name}
      parent={{ title, path: nouns[form.resource].path }}
    >
      <EntryForm key={entryId === undefined ? key : (state?.form ?? id)} form={form} id={entryId} />
    </Screen>
  )
}

interface EntryFormProps {
  form: FormDefinition
  id: number | undefined
  /** Called when the state of the draft may have changed. */
  onChange?: (entry: EditedEntry) => void
}

export function EntryForm({ form, id, onChange }: EntryFormProps) {
  const edited = useEditedEntry(form, id)
  const { language, setLanguage, reveal } = useContentLanguage()
  const submission = useSave(form, edited, reveal)
  const { methods, entry, phase, conflict, draftSavedAt, savedValues } = edited
  const texts = useStudioTexts()
  const hasRoom = useHasRoom()
  const formRef = useSaveShortcut(entry)
  const preview = useMemo(() => ({ form, entry, language }), [form, entry, language])
  useFieldFromHash(form, phase.name === 'ready')
  // Each change of the state renders the form.
  useEffect(() => {
    if (phase.name === 'ready') onChange?.(entry)
  })

  if (isNotFound(phase.error)) return <NotFoundNotice heading="h2" />
  if (phase.name !== 'ready') {
    const query = { error: phase.error, refetch: edited.open }
    return <LoadState title={texts.nouns[form.resource].title} query={query} />
  }
  return (
    <FormProvider {...methods}>
      <EntryPreviewContext value={preview}>
        <Columns>
          <div>
            <Form ref={formRef} noValidate onSubmit={submission.save}>
              {draftSavedAt && (
                <DraftNotice savedAt={draftSavedAt} onDiscard={() => entry.discardChanges()} />
              )}
              {conflict && <ConflictList form={form} entry={entry} conflict={conflict} />}
              <FormContent form={form} language={language} onLanguage={setLanguage} />
              <SaveBar form={form} edited={edited} submission={submission}>
                {!hasRoom && <PreviewButton />}
              </SaveBar>
            </Form>
            <PreviewLinkSection resource={form.resource} entry={entry} />
            {entry.id !== undefined && (
              <EntryHistory form={form} id={entry.id} savedValues={savedValues} />
            )}
          </div>
          {hasRoom && (
            <PreviewColumn aria-label={texts.preview.title}>
              <EntryPreview />
            </PreviewColumn>
          )}
        </Columns>
      </EntryPreviewContext>
      <LeaveDialog
        hint={texts.forms.unsavedHint}
        hasChanges={() => entry.hasChanges}
        losesChanges={() => !entry.draft.isStored}
      />
    </FormProvider>
  )
}

/** The language of the texts in the form; at first that of the field that the address names. */
function useContentLanguage() {
  const { hash } = useLocation()
  const offered = siteLanguages()
  const languageOf = (path: string) =>
    offered.find((code) => path.startsWith(translationPath(code, ''))) ?? offered[0]
  const [language, setLanguage] = useState(() => languageOf(hash.slice(1)))

  /** Shows a language that has some of the fields, and opens them, so that they can get the focus. */
  function reveal(paths: readonly string[]): void {
    const found = paths.map(languageOf)
    flushSync(() => setLanguage((shown) => (found.includes(shown) ? shown : (found[0] ?? shown))))
    openFields(paths)
  }

  return { language, setLanguage, reveal }
}
