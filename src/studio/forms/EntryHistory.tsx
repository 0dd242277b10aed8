import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import styled from 'styled-components'
import { RevisionList } from '../history/RevisionList'
import { noticesSlice } from '../notices/noticesSlice'
import { useStudioDispatch } from '../useStudioDispatch'
import { toFormValues } from './convert'
import { fieldsOf, type FormDefinition } from './fields'
import { isEqual, type FormValue } from './formValues'

const Frame = styled.details`
  max-width: 46rem;
  margin-top: 2rem;

  summary {
    min-height: 2.75rem;
    cursor: pointer;
    font-weight: 650;
  }
`

interface EntryHistoryProps {
  form: FormDefinition
  id: number
}

/** The earlier states of the entry. A restored one is put into the form, and saved by the owner. */
export function EntryHistory({ form, id }: EntryHistoryProps) {
  const dispatch = useStudioDispatch()
  const { getValues, setValue } = useFormContext()
  const [isOpen, setOpen] = useState(false)
  const fields = fieldsOf(form)

  function handleRestore(data: Record<string, unknown>): void {
    for (const [name, value] of Object.entries(toFormValues(fields, data))) {
      if (isEqual(getValues(name) as FormValue, value)) continue
      setValue(name, value, { shouldValidate: true })
    }
    const text = 'Keadaan itu sudah ada di formulir. Simpan untuk memakainya.'
    dispatch(noticesSlice.actions.shown({ text }))
  }

  return (
    <Frame onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Riwayat</summary>
      {isOpen && (
        <RevisionList
          resource={form.resource}
          id={id}
          labelOf={(field) => fields.find(({ name }) => name === field)?.label}
          onRestore={handleRestore}
        />
      )}
    </Frame>
  )
}
