import { useEffect, useState } from 'react'
import { FormProvider, get, useWatch } from 'react-hook-form'
import { useLocation, useParams } from 'react-router-dom'
import styled from 'styled-components'
import { isNotFound } from '../../api/apiError'
import { sharedFields } from '../../contract/nouns'
import { env } from '../../env'
import { languages, parseLanguages, type Language } from '../../language/languages'
import { Button } from '../../ui/Button'
import { ToggleButton } from '../../ui/FilterBar'
import { Loading } from '../../ui/Loading'
import { Notice } from '../../ui/Notice'
import { formatValue } from '../history/differences'
import { EntryHistory } from '../history/EntryHistory'
import { NotFoundNotice, NotFoundScreen } from '../layout/NotFoundScreen'
import { useStudioTexts } from '../language/StudioTextsContext'
import { EntryPreview, PreviewButton, useHasRoom } from '../preview/EntryPreview'
import { failureReason } from '../ui/failureReason'
import { Screen } from '../ui/Screen'
import { FieldControl } from './controls/FieldControl'
import { ConflictList, DraftNotice } from './ConflictList'
import type { Field, FormDefinition } from './fields'
import { fieldsOf, translatedFields, translationPath, translationsField } from './translations'
import { EntrySaveBar } from './EntrySaveBar'
import { LeaveDialog } from './SaveBar'
import { useEditedEntry } from './useEditedEntry'
import { useSave } from './useSave'
import { useSaveShortcut } from './useSaveShortcut'
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

const Form = styled.form<{ $hasPublication: boolean }>`
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
    scroll-margin-block: 6rem ${({ $hasPublication }) => ($hasPublication ? '10rem' : '7rem')};
  }
`

const Section = styled.section`
  display: grid;
  gap: 1.25rem;

  h2 {
    font-size: ${({ theme }) => theme.size.body};
  }
`

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`

const Original = styled.details`
  margin-top: 0.375rem;
  color: ${({ theme }) => theme.textMuted};
  font-size: ${({ theme }) => theme.size.small};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`

/** The screen of an entry, or of a new one at `baru`. */
export function EntryFormScreen({ form }: { form: FormDefinition }) {
  const { id } = useParams()
  const isNew = id === 'baru'
  const { add, edit } = useStudioTexts().nouns[form.resource]
  if (!isNew && !/^[1-9]\d{0,9}$/.test(id ?? '')) return <NotFoundScreen />
  return (
    <Screen title={isNew ? add : edit}>
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
  const submission = useSave(form, edited)
  const { methods, entry, phase, choice, draftSavedAt } = edited
  const texts = useStudioTexts()
  const hasRoom = useHasRoom()
  const [language, setLanguage] = useContentLanguage()
  const formRef = useSaveShortcut(entry)
  useFieldFromHash(form, phase.name === 'ready')

  if (phase.name === 'loading') return <Loading text={texts.common.loading} />
  if (phase.name === 'failed') {
    if (isNotFound(phase.error)) return <NotFoundNotice heading="h2" />
    return (
      <Notice title={texts.forms.failed} message={failureReason(texts, phase.error)} tone="error">
        <Button onClick={() => void edited.open()}>{texts.common.retry}</Button>
      </Notice>
    )
  }
  return (
    <FormProvider {...methods}>
      <Columns>
        <div>
          <Form
            ref={formRef}
            $hasPublication={form.publication !== undefined}
            noValidate
            onSubmit={submission.save}
          >
            {draftSavedAt && (
              <DraftNotice savedAt={draftSavedAt} onDiscard={() => entry.discardChanges()} />
            )}
            {choice && <ConflictList form={form} entry={entry} choice={choice} />}
            <FormContent form={form} language={language} onLanguage={setLanguage} />
            <EntrySaveBar form={form} edited={edited} submission={submission}>
              {!hasRoom && <PreviewButton form={form} entry={entry} language={language} />}
            </EntrySaveBar>
          </Form>
          {entry.id !== undefined && <EntryHistory form={form} id={entry.id} />}
        </div>
        {hasRoom && (
          <PreviewColumn aria-label={texts.preview.title}>
            <EntryPreview form={form} entry={entry} language={language} />
          </PreviewColumn>
        )}
      </Columns>
      <LeaveDialog entry={entry} />
    </FormProvider>
  )
}

/** The language of the texts in the form; at first that of the field that the address names. */
function useContentLanguage() {
  const { hash } = useLocation()
  const offered = parseLanguages(env.host.languages)
  return useState(
    () => offered.find((code) => hash.startsWith(`#${translationPath(code, '')}`)) ?? offered[0],
  )
}

interface FormContentProps {
  form: FormDefinition
  language: Language
  onLanguage: (language: Language) => void
}

/** The fields in the main language, and where the site has several, their translations. */
function FormContent({ form, language, onLanguage }: FormContentProps) {
  const { contentLanguage } = useStudioTexts().forms
  const offered = parseLanguages(env.host.languages)
  if (translationsField(form).length === 0) return <FormSections form={form} />
  return (
    <>
      <Options role="group" aria-label={contentLanguage}>
        {offered.map((option) => (
          <ToggleButton
            key={option}
            type="button"
            aria-pressed={language === option}
            onClick={() => onLanguage(option)}
          >
            {languages[option].name}
          </ToggleButton>
        ))}
      </Options>
      {language === offered[0] ? (
        <FormSections form={form} />
      ) : (
        <TranslatedFields key={language} form={form} language={language} />
      )}
    </>
  )
}

/** The fields that may have translations, each below its text in the main language. */
function TranslatedFields({ form, language }: { form: FormDefinition; language: Language }) {
  const { fields: labels, forms, history } = useStudioTexts()
  const values = useWatch<Record<string, unknown>>()
  const textAt = (path: string) => formatValue(get(values, path), history)
  const filled = translatedFields(form).filter(({ name }) => textAt(name))
  const missing = filled.filter(
    ({ name }) => !sharedFields.has(name) && !textAt(translationPath(language, name)),
  )
  return (
    <Section aria-label={languages[language].name}>
      {missing.length > 0 && <p role="status">{forms.missing(missing.length)}</p>}
      {filled.map((field) => (
        <div key={field.name}>
          <FieldControl
            field={field}
            labels={labels[form.resource]}
            path={translationPath(language, field.name)}
          />
          <Original>
            <summary>{forms.original}</summary>
            {textAt(field.name)}
          </Original>
        </div>
      ))}
    </Section>
  )
}

function FormSections({ form }: { form: FormDefinition }) {
  const { sections, fields: labels } = useStudioTexts()
  // The bar of the save buttons has that of the publication.
  const hasControl = ({ name }: Field) => name !== form.publication?.field
  return form.sections.map(({ title, fields }) => (
    <Section key={title ?? fields[0]?.name}>
      {title && <h2>{sections[title]}</h2>}
      {fields.filter(hasControl).map((field) => (
        <FieldControl
          key={field.name}
          field={field}
          labels={labels[form.resource]}
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
