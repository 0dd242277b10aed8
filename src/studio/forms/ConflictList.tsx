import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Button, ButtonRow } from '../../ui/Button'
import { differencesOf, formatValue, withTranslations } from '../history/differences'
import { useStudioTexts } from '../language/StudioTextsContext'
import type { StudioTexts } from '../language/texts'
import { Stack } from '../ui/Stack'
import { useFormats } from '../ui/useFormats'
import type { Choice, EditedEntry } from './EditedEntry'
import type { Field, FormDefinition } from './fields'
import type { FormValue } from './formValues'
import { choicesOf, fieldsOf, labelOf, type Labels, translationsName } from './labels'

const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem;
  padding: 0.875rem 1.125rem;
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.accentSoft};
  font-size: ${({ theme }) => theme.size.small};
`

const Frame = styled.section`
  display: grid;
  gap: 1.25rem;
  padding: 1.125rem;
  border: 1.5px solid ${({ theme }) => theme.danger};
  border-radius: ${({ theme }) => theme.radius.medium};

  h2 {
    font-size: ${({ theme }) => theme.size.body};
  }
  h3 {
    font-size: ${({ theme }) => theme.size.small};
  }
`

const Versions = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: 0.75rem;

  dt {
    color: ${({ theme }) => theme.textMuted};
    font-size: ${({ theme }) => theme.size.small};
    font-weight: 600;
  }
  dd {
    overflow: auto;
    max-height: 16rem;
    margin: 0;
    padding: 0.625rem 0.875rem;
    border: 1px solid ${({ theme }) => theme.line};
    border-radius: ${({ theme }) => theme.radius.small};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`

export function DraftNotice({ savedAt, onDiscard }: { savedAt: string; onDiscard: () => void }) {
  const { forms } = useStudioTexts()
  const { formatTime } = useFormats()
  return (
    <Notice role="status">
      <span>{forms.draftOf(formatTime(savedAt))}</span>
      <Button $variant="outline" onClick={onDiscard}>
        {forms.discardDraft}
      </Button>
    </Notice>
  )
}

interface ConflictListProps {
  form: FormDefinition
  entry: EditedEntry
  choice: Choice
}

export function ConflictList({ form, entry, choice }: ConflictListProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (choice.takesFocus) heading.current?.focus()
  }, [choice])

  const texts = useStudioTexts()
  const { conflicts } = texts
  const { formatTime } = useFormats()
  const { values } = entry
  const { draft } = choice
  const title = draft ? conflicts.otherDraft(formatTime(draft.saved_at)) : conflicts.server
  return (
    <Frame aria-labelledby="conflicts">
      <h2 id="conflicts" ref={heading} tabIndex={-1}>
        {conflicts.heading}
      </h2>
      <p>{conflicts.hint}</p>
      {fieldsOf(form)
        .filter(({ name }) => choice.fields.includes(name))
        .map((field) => ({
          field,
          ...compareVersions(field, values[field.name], choice.values[field.name], {
            texts,
            labels: texts.fields[form.resource],
          }),
        }))
        .map(({ field, label, own, other }) => (
          <Stack $gap="0.75rem" key={field.name} role="group" aria-label={label}>
            <h3>{label}</h3>
            <Versions>
              <Version title={conflicts.own} text={own} />
              <Version title={title} text={other} />
            </Versions>
            <ButtonRow>
              <Button $variant="outline" onClick={() => entry.choose(field.name, 'form')}>
                {conflicts.useOwn}
              </Button>
              <Button $variant="outline" onClick={() => entry.choose(field.name, 'other')}>
                {draft ? conflicts.useDraft : conflicts.useServer}
              </Button>
            </ButtonRow>
          </Stack>
        ))}
    </Frame>
  )
}

function Version({ title, text }: { title: string; text: string }) {
  const { conflicts } = useStudioTexts()
  return (
    <div>
      <dt>{title}</dt>
      <dd dir="auto" tabIndex={0}>
        {text || conflicts.empty}
      </dd>
    </div>
  )
}

function compareVersions(
  field: Field,
  own: FormValue | undefined,
  other: FormValue | undefined,
  { texts, labels }: { texts: StudioTexts; labels: Labels },
) {
  if (field.name !== translationsName) {
    const [ownText, otherText] = [textOf(field, own, texts), textOf(field, other, texts)]
    return { label: labelOf(labels, field.name), own: ownText, other: otherText }
  }
  const [before, after] = [own, other].map((value) => withTranslations({ [field.name]: value }))
  const changes = differencesOf(before ?? {}, after ?? {}, texts.history).map((change) => ({
    ...change,
    label: labelOf(labels, change.field),
  }))
  const linesOf = (side: 'before' | 'after') =>
    changes.map((change) => `${change.label}: ${change[side] || texts.conflicts.empty}`).join('\n')
  return {
    label: changes.map(({ label }) => label).join(', '),
    own: linesOf('before'),
    other: linesOf('after'),
  }
}

function textOf({ control }: Field, value: FormValue | undefined, texts: StudioTexts): string {
  const choices = control.type === 'choice' ? choicesOf(control, texts) : []
  const choice = choices.find((other) => String(other.value) === value)
  return choice?.label ?? formatValue(value, texts.history)
}
