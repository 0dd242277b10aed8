import Plus from 'lucide-react/icons/plus'
import { useRef, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { useFieldArray } from 'react-hook-form'
import styled from 'styled-components'
import { Button } from '../../ui/Button'
import { toFormValues } from './convert'
import { FieldControl } from './FieldControl'
import type { Control, Field } from './fields'
import { Fieldset } from './Fieldset'
import { GalleryUpload } from './GalleryUpload'
import { ItemButtons } from './ItemButtons'

const Items = styled.ol`
  display: grid;
  gap: 1rem;

  &:empty {
    display: none;
  }
`

const Item = styled.li`
  display: grid;
  gap: 0.75rem;
  padding-bottom: 1rem;
  border-bottom: 1px solid ${({ theme }) => theme.line};
`

type ListType = Extract<Control, { type: 'texts' | 'objects' }>

interface ListControlProps {
  field: Field
  control: ListType
  path: string
}

const fieldsOfItem = (control: ListType): readonly Field[] =>
  control.type === 'objects'
    ? control.fields
    : [{ name: 'text', label: control.itemLabel, control: { type: 'longText' } }]

/** A list whose items are added, removed and moved by buttons. */
export function ListControl({ field: { label, hint }, control, path }: ListControlProps) {
  const { fields: items, append, remove, move } = useFieldArray({ name: path })
  const addButton = useRef<HTMLButtonElement>(null)
  const fields = fieldsOfItem(control)
  const firstName = fields[0]?.name ?? ''
  const nameOf = (index: number) => `${control.itemLabel} ${index + 1}`

  const handleAdd = () =>
    append(toFormValues(fields, {}), { focusName: `${path}.${items.length}.${firstName}` })

  function handleRemove(index: number): void {
    remove(index)
    addButton.current?.focus()
  }

  const handleMove =
    (index: number, target: number) =>
    ({ currentTarget }: MouseEvent<HTMLElement>): void => {
      if (target < 0 || target >= items.length) return
      flushSync(() => move(index, target))
      // The browser removes the focus from an element that moves.
      currentTarget.focus()
    }

  return (
    <Fieldset label={label} hint={hint} path={path}>
      <Items>
        {items.map(({ id }, index) => (
          <Item key={id} id={`${path}.${index}`}>
            {fields.map((field) => (
              <FieldControl
                key={field.name}
                field={control.type === 'texts' ? { ...field, label: nameOf(index) } : field}
                path={`${path}.${index}.${field.name}`}
              />
            ))}
            <ItemButtons
              name={nameOf(index)}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              onMoveUp={handleMove(index, index - 1)}
              onMoveDown={handleMove(index, index + 1)}
              onRemove={() => handleRemove(index)}
            />
          </Item>
        ))}
      </Items>
      <GalleryUpload
        label={label}
        fields={fields}
        onAdd={(values) =>
          append({ ...toFormValues(fields, {}), ...values }, { shouldFocus: false })
        }
      />
      <div>
        <Button ref={addButton} $variant="outline" onClick={handleAdd}>
          <Plus aria-hidden="true" />
          {`Tambah ${control.itemLabel.toLowerCase()}`}
        </Button>
      </div>
    </Fieldset>
  )
}
