import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Button } from '../../../ui/Button'
import { formDifferences } from '../../history/differences'
import { useStudioTexts, type StudioTexts } from '../../language/StudioTextsContext'
import { focusMainOnRemoval } from '../../ui/focus'
import { Stack } from '../../ui/Section'
import { useFormats } from '../../ui/hooks/useFormats'
import type { Conflict, EditedEntry } from './EditedEntry'
import type { Field, FormDefinition } from '../fields'
import { type FormValues, pickFields } from '../formValues'
import { fieldsOf, labelOf, translationsName } from '../labels'
import { type FormatField, useFieldFormat } from '../useFieldFormat'

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

const Versions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: 1rem 0.75rem;

  /* The buttons below texts of different lengths are at one height. */
  > div {
    display: grid;
    grid-template-rows: 1fr auto;
    gap: 0.75rem;
  }
  dl {
    display: grid;
    grid-template-rows: auto 1fr;
  }
  dt {
    ${({ theme }) => theme.smallText}
    font-weight: 600;
  }
  dd {
    overflow: auto;
    max-height: 16rem;
    padding: 0.625rem 0.875rem;
    border: 1px solid ${({ theme }) => theme.line};
    border-radius: ${({ theme }) => theme.radius.small};
    white-space: pre-wrap;
  }
`

export function DraftNotice({ savedAt, onDiscard }: { savedAt: string; onDiscard: () => void }) {
  const { forms } = useStudioTexts()
  const { formatTime } = useFormats()
  return (
    <Notice role="status">
      <span>{forms.draftOf(formatTime(savedAt))}</span>
      <Button ref={focusMainOnRemoval} $variant="outline" onClick={onDiscard}>
        {forms.discardDraft}
      </Button>
    </Notice>
  )
}

interface ConflictListProps {
  form: FormDefinition
  entry: EditedEntry
  conflict: Conflict
}

export function ConflictList({ form, entry, conflict }: ConflictListProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (conflict.takesFocus) heading.current?.focus()
  }, [conflict])

  const { conflicts } = useStudioTexts()
  return (
    <Frame aria-labelledby="conflicts">
      <h2 id="conflicts" ref={heading} tabIndex={-1}>
        {conflicts.heading}
      </h2>
      <p>{conflicts.hint}</p>
      {fieldsOf(form)
        .filter(({ name }) => conflict.fields.includes(name))
        .map((field) => (
          <ConflictItem
            key={field.name}
            field={field}
            form={form}
            entry={entry}
            conflict={conflict}
          />
        ))}
    </Frame>
  )
}

function ConflictItem({ field, form, entry, conflict }: ConflictListProps & { field: Field }) {
  const texts = useStudioTexts()
  const { conflicts } = texts
  const { formatTime } = useFormats()
  const { name } = field
  const { draft } = conflict
  const format = useFieldFormat(form)
  const versions = [entry.values, conflict.values]
  const { label, own, other } = compareVersions(form, field, versions, format, texts)
  const otherTitle = draft ? conflicts.otherDraft(formatTime(draft.saved_at)) : conflicts.server
  return (
    <Stack $gap="0.75rem" role="group" aria-label={label}>
      <h3>{label}</h3>
      <Versions>
        <Version
          title={conflicts.own}
          text={own}
          action={conflicts.useOwn}
          onSelect={() => entry.resolve(name, 'form')}
        />
        <Version
          title={otherTitle}
          text={other}
          action={draft ? conflicts.useDraft : conflicts.useServer}
          onSelect={() => entry.resolve(name, 'other')}
        />
      </Versions>
    </Stack>
  )
}

interface VersionProps {
  title: string
  text: string
  action: string
  onSelect: () => void
}

function Version({ title, text, action, onSelect }: VersionProps) {
  const { conflicts } = useStudioTexts()
  return (
    <div>
      <dl>
        <dt>{title}</dt>
        <dd dir="auto" tabIndex={0}>
          {text || conflicts.empty}
        </dd>
      </dl>
      <Button ref={focusMainOnRemoval} $variant="outline" onClick={onSelect}>
        {action}
      </Button>
    </div>
  )
}

/** The label of a field and the texts of its versions; of translations, those that differ. */
function compareVersions(
  form: FormDefinition,
  { name, control }: Field,
  [own = {}, other = {}]: readonly FormValues[],
  format: FormatField,
  texts: StudioTexts,
) {
  if (name !== translationsName) {
    const label = labelOf(texts.fields[form.resource], name)
    return { label, own: format(control, own[name]), other: format(control, other[name]) }
  }
  const entries = [pickFields(own, [name]), pickFields(other, [name])] as const
  const changes = formDifferences(form, entries, format, texts)
  const linesOf = (side: 'before' | 'after') =>
    changes.map((change) => `${change.label}: ${change[side] || texts.conflicts.empty}`).join('\n')
  return {
    label: changes.map(({ label }) => label).join(', '),
    own: linesOf('before'),
    other: linesOf('after'),
  }
}
