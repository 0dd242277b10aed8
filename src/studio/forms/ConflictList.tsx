import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Button, ButtonRow } from '../../ui/Button'
import { formatValue } from '../history/differences'
import { fieldsOf, type Field, type FormDefinition } from './fields'
import type { FormValue } from './formValues'
import type { useEntryForm } from './useEntryForm'

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

const Sides = styled.dl`
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

interface ConflictListProps {
  form: FormDefinition
  entry: ReturnType<typeof useEntryForm>
  conflicts: readonly string[]
}

/** The fields that were changed elsewhere, too: both sides, and the choice between them. */
export function ConflictList({ form, entry, conflicts }: ConflictListProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const hasConflicts = conflicts.length > 0
  useEffect(() => {
    if (hasConflicts) heading.current?.focus()
  }, [hasConflicts])
  if (!hasConflicts) return null

  const { values, server } = entry.session.sides
  const fields = fieldsOf(form).filter(({ name }) => conflicts.includes(name))
  return (
    <Frame aria-labelledby="conflicts">
      <h2 id="conflicts" ref={heading} tabIndex={-1}>
        Juga diubah di tempat lain
      </h2>
      <p>Pilih isi yang dipakai. Tidak ada yang ditimpa sebelum Anda memilih dan menyimpan.</p>
      {fields.map((field) => (
        <Conflict key={field.name} role="group" aria-label={field.label}>
          <h3>{field.label}</h3>
          <Sides>
            <Side title="Milik Anda" field={field} value={values[field.name]} />
            <Side title="Tersimpan di server" field={field} value={server[field.name]} />
          </Sides>
          <ButtonRow>
            <Button $variant="outline" onClick={() => entry.resolve(field.name, 'mine')}>
              Pakai milik Anda
            </Button>
            <Button $variant="outline" onClick={() => entry.resolve(field.name, 'server')}>
              Pakai dari server
            </Button>
          </ButtonRow>
        </Conflict>
      ))}
    </Frame>
  )
}

function Side({ title, field, value }: { title: string; field: Field; value?: FormValue }) {
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
