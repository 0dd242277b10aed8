import type { MouseEvent } from 'react'
import { get, useWatch } from 'react-hook-form'
import styled from 'styled-components'
import { sharedFields } from '../../contract/nouns'
import { type Language, languages } from '../../language/languages'
import { ButtonRow } from '../../ui/Button'
import { ToggleButton } from '../../ui/lists/FilterBar'
import { visuallyHidden } from '../../ui/VisuallyHidden'
import { useStudioTexts } from '../language/StudioTextsContext'
import { headingSize } from '../ui/Section'
import { FieldControl } from './controls/FieldControl'
import { Fields } from './controls/FieldFrame'
import type { Field, FormDefinition } from './fields'
import { siteLanguages, translatedFields, translationPath, translationsField } from './labels'
import { useFieldFormat } from './useFieldFormat'
import { isRequired } from './validate'

const Section = styled(Fields).attrs({ as: 'section' })`
  & + & {
    padding-top: 2rem;
    border-top: 1px solid ${({ theme }) => theme.line};
  }

  h2 {
    scroll-margin-top: 8.5rem;
    font-size: ${headingSize};
  }
  /* The link to it is above. */
  nav + & > h2 {
    ${visuallyHidden}
  }
  > :is(fieldset, details) {
    margin-top: 0.5rem;
  }
  > details:last-child {
    border-bottom: 0;
  }
`

const Original = styled.details`
  margin-top: 0.375rem;
  ${({ theme }) => theme.smallText}
  white-space: pre-wrap;
`

interface FormContentProps {
  form: FormDefinition
  language: Language
  onLanguage: (language: Language) => void
}

export function FormContent({ form, language, onLanguage }: FormContentProps) {
  const { contentLanguage } = useStudioTexts().forms
  const offered = siteLanguages()
  const sections = (
    <>
      <FormNavigation form={form} />
      <FormSections form={form} />
    </>
  )
  if (translationsField(form).length === 0) return sections
  return (
    <>
      <ButtonRow role="group" aria-label={contentLanguage}>
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
      </ButtonRow>
      {language === offered[0] ? (
        sections
      ) : (
        <TranslatedFields key={language} form={form} language={language} />
      )}
    </>
  )
}

function TranslatedFields({ form, language }: { form: FormDefinition; language: Language }) {
  const { fields: labels, forms } = useStudioTexts()
  const values = useWatch<Record<string, unknown>>()
  const format = useFieldFormat(form)
  const textOf = ({ name, control }: Field, path = name) => format(control, get(values, path))
  const translationOf = (field: Field) => textOf(field, translationPath(language, field.name))
  // Also the translations of texts that the owner has emptied since.
  const shown = translatedFields(form).filter((field) => textOf(field) || translationOf(field))
  const missing = shown.filter((field) => !sharedFields.has(field.name) && !translationOf(field))
  return (
    <Section aria-label={languages[language].name}>
      {missing.length > 0 && <p role="status">{forms.missing(missing.length)}</p>}
      {shown.map((field) => (
        <div key={field.name}>
          <FieldControl
            field={field}
            labels={labels[form.resource]}
            path={translationPath(language, field.name)}
          />
          {textOf(field) && (
            <Original>
              <summary>{forms.original}</summary>
              {textOf(field)}
            </Original>
          )}
        </div>
      ))}
    </Section>
  )
}

function FormSections({ form }: { form: FormDefinition }) {
  const { sections, fields: labels } = useStudioTexts()
  // The bar of the save buttons has those of the publication.
  const { field, date } = form.publication ?? {}
  const hasControl = ({ name }: Field) => name !== field && name !== date
  return form.sections.map(({ title, fields }) => (
    <Section key={title ?? fields[0]?.name}>
      {title && (
        <h2 id={groupId(title)} tabIndex={-1}>
          {sections[title]}
        </h2>
      )}
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

const Bar = styled.nav`
  position: sticky;
  z-index: 4;
  top: 4.25rem;
  display: flex;
  overflow-x: auto;
  gap: 0.25rem;
  margin-bottom: -1rem;
  padding-block: 0.25rem 0;
  border-bottom: 1px solid ${({ theme }) => theme.line};
  background: ${({ theme }) => theme.surface};
  font-size: ${({ theme }) => theme.size.small};
  scrollbar-width: none;
  scroll-target-group: auto;

  a {
    display: grid;
    flex: none;
    align-items: center;
    min-height: 2.5rem;
    padding-inline: 0.75rem;
    border-radius: ${({ theme }) => theme.radius.small};
    color: ${({ theme }) => theme.textMuted};
    font-weight: 600;
    outline-offset: -3px;
    text-decoration: none;
  }
  a:target-current {
    border-end-end-radius: 0;
    border-end-start-radius: 0;
    box-shadow: inset 0 -2px ${({ theme }) => theme.accent};
    color: ${({ theme }) => theme.text};
  }

  ${({ theme }) => theme.hover} {
    a:hover {
      background: ${({ theme }) => theme.accentSoft};
      color: ${({ theme }) => theme.text};
    }
  }
`

const groupId = (title: string) => `group-${title}`

function FormNavigation({ form }: { form: FormDefinition }) {
  const { forms, sections: texts } = useStudioTexts()
  const titles = form.sections.flatMap(({ title }) => title ?? [])
  if (titles.length < 3) return null

  /** The address of the screen stays: its fragment names a field. */
  function show(event: MouseEvent, title: string): void {
    event.preventDefault()
    const heading = document.getElementById(groupId(title))
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }

  return (
    <Bar aria-label={forms.groups}>
      {titles.map((title) => (
        <a key={title} href={`#${groupId(title)}`} onClick={(event) => show(event, title)}>
          {texts[title]}
        </a>
      ))}
    </Bar>
  )
}
