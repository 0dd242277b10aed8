import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useRef, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { useFieldArray } from 'react-hook-form'
import styled from 'styled-components'
import { Button, IconButton } from '../../../ui/Button'
import { centre, formatPictureAddress } from '../../pictures/focalPoint'
import { PictureUpload } from '../../pictures/PictureUpload'
import type { Control, Field } from '../fields'
import { toFormValues, type FormValues } from '../formValues'
import { FieldControl } from './FieldControl'
import { Fieldset } from './FieldFrame'

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

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;

  [aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }
`

interface ListControlProps {
  field: Field
  control: Extract<Control, { type: 'texts' | 'objects' }>
  path: string
}

/** @param name of the item, the label of an item that is one text */
function fieldsOfItem(control: ListControlProps['control'], name: string): readonly Field[] {
  if (control.type === 'objects') return control.fields
  return [{ name: 'text', label: name, control: { type: 'longText' } }]
}

/** A list whose items are added, removed and moved by buttons. */
export function ListControl({ field: { label, hint }, control, path }: ListControlProps) {
  const { fields: items, append, remove, move } = useFieldArray({ name: path })
  const addButton = useRef<HTMLButtonElement>(null)
  const { itemLabel } = control
  const fields = fieldsOfItem(control, itemLabel)

  function handleAdd(): void {
    const focusName = `${path}.${items.length}.${fields[0]?.name}`
    append(toFormValues(fields, {}), { focusName })
  }

  function handleRemove(index: number): void {
    remove(index)
    addButton.current?.focus()
  }

  function handleMove(button: HTMLElement, index: number, target: number): void {
    if (target < 0 || target >= items.length) return
    flushSync(() => move(index, target))
    // The browser removes the focus from an element that moves.
    button.focus()
  }

  return (
    <Fieldset label={label} hint={hint} path={path}>
      <Items>
        {items.map(({ id }, index) => {
          const name = `${itemLabel} ${index + 1}`
          return (
            <Item key={id} id={`${path}.${index}`}>
              {fieldsOfItem(control, name).map((field) => (
                <FieldControl
                  key={field.name}
                  field={field}
                  path={`${path}.${index}.${field.name}`}
                />
              ))}
              <ItemButtons
                name={name}
                isFirst={index === 0}
                isLast={index === items.length - 1}
                onMove={(button, by) => handleMove(button, index, index + by)}
                onRemove={() => handleRemove(index)}
              />
            </Item>
          )
        })}
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
          {`Tambah ${itemLabel.toLowerCase()}`}
        </Button>
      </div>
    </Fieldset>
  )
}

interface ItemButtonsProps {
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (button: HTMLElement, by: -1 | 1) => void
  onRemove: () => void
}

function ItemButtons({ name, isFirst, isLast, onMove, onRemove }: ItemButtonsProps) {
  const moves = [
    { label: `Naikkan ${name}`, Icon: ArrowUp, by: -1, isDisabled: isFirst },
    { label: `Turunkan ${name}`, Icon: ArrowDown, by: 1, isDisabled: isLast },
  ] as const
  return (
    <Buttons>
      {moves.map(({ label, Icon, by, isDisabled }) => (
        <IconButton
          key={by}
          type="button"
          aria-label={label}
          aria-disabled={isDisabled}
          onClick={({ currentTarget }: MouseEvent<HTMLElement>) => onMove(currentTarget, by)}
        >
          <Icon />
        </IconButton>
      ))}
      <IconButton type="button" aria-label={`Hapus ${name}`} onClick={onRemove}>
        <Trash2 />
      </IconButton>
    </Buttons>
  )
}

interface GalleryUploadProps {
  label: string
  fields: readonly Field[]
  /** Called for every picture in the order of the files. */
  onAdd: (values: FormValues) => void
}

/** Uploads several pictures at once into a list whose items have one; nothing for other lists. */
function GalleryUpload({ label, fields, onAdd }: GalleryUploadProps) {
  const field = fields.find(({ control }) => control.type === 'picture')
  if (field?.control.type !== 'picture') return null
  const { name, control } = field
  return (
    <PictureUpload
      label={`Unggah: ${label}`}
      multiple
      onUploaded={({ url, focus, alt }) =>
        onAdd({
          [name]: formatPictureAddress({ url, focus: focus ?? centre }),
          ...(control.alt !== undefined && { [control.alt]: alt ?? '' }),
        })
      }
    />
  )
}
