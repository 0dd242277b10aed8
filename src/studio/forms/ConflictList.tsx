import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Button, ButtonRow } from '../../ui/Button'
import { formatValue } from '../history/differences'
import { formatTime } from '../ui/formatTime'
import type { Choice, EditedEntry } from './EditedEntry'
import { fieldsOf, type Field, type FormDefinition } from './fields'
import type { FormValue } from './formValues'

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
    font-size: ${({ theme }) => theme.size.subheading};
  }
  h3 {
    font-size: ${({ theme }) => theme.size.small};
  }
`

const Conflict = styled.div`
  display: grid;
  gap: 0.75rem;
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

/** Says that the form shows a draft, and discards it. */
export function DraftNotice({ savedAt, onDiscard }: { savedAt: string; onDiscard: () => void }) {
  return (
    <Notice role="status">
      <span>{`Draf dari ${formatTime(savedAt)}, belum disimpan.`}</span>
      <Button $variant="outline" onClick={onDiscard}>
        Buang draf
      </Button>
    </Notice>
  )
}

interface ConflictListProps {
  form: FormDefinition
  entry: EditedEntry
  choice: Choice
}

/** The fields that another version of the entry has other values of, and the choice of each. */
export function ConflictList({ form, entry, choice }: ConflictListProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (choice.takesFocus) heading.current?.focus()
  }, [choice])

  const { values } = entry
  const { draft } = choice
  const title = draft ? `Draf lain, dari ${formatTime(draft.saved_at)}` : 'Tersimpan di server'
  return (
    <Frame aria-labelledby="conflicts">
      <h2 id="conflicts" ref={heading} tabIndex={-1}>
        Juga diubah di tempat lain
      </h2>
      <p>Pilih isi yang dipakai. Tidak ada yang ditimpa sebelum Anda memilih dan menyimpan.</p>
      {fieldsOf(form)
        .filter(({ name }) => choice.fields.includes(name))
        .map((field) => (
          <Conflict key={field.name} role="group" aria-label={field.label}>
            <h3>{field.label}</h3>
            <Versions>
              <Version title="Milik Anda" field={field} value={values[field.name]} />
              <Version title={title} field={field} value={choice.values[field.name]} />
            </Versions>
            <ButtonRow>
              <Button $variant="outline" onClick={() => entry.choose(field.name, 'form')}>
                Pakai milik Anda
              </Button>
              <Button $variant="outline" onClick={() => entry.choose(field.name, 'other')}>
                {draft ? 'Pakai dari draf itu' : 'Pakai dari server'}
              </Button>
            </ButtonRow>
          </Conflict>
        ))}
    </Frame>
  )
}

function Version({ title, field, value }: { title: string; field: Field; value?: FormValue }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd tabIndex={0}>{textOf(field, value) || '(kosong)'}</dd>
    </div>
  )
}

/** A value as text: of a choice, its label. */
function textOf({ control }: Field, value: FormValue | undefined): string {
  const choices = control.type === 'choice' ? control.choices : []
  return choices.find((choice) => String(choice.value) === value)?.label ?? formatValue(value)
}
