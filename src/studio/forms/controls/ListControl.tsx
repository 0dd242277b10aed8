import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useRef, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { useFieldArray } from 'react-hook-form'
import styled from 'styled-components'
import { Button, IconButton } from '../../../ui/Button'
import { useStudioTexts } from '../../language/StudioTextsContext'
import { centre, formatPictureAddress } from '../../pictures/focalPoint'
import { PictureUpload } from '../../pictures/PictureUpload'
import type { Control, Field } from '../fields'
import { toFormValues, type FormValues } from '../formValues'
import type { Labels } from '../labels'
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
  label: string
  hint: string | undefined
  /** Names one of the items. */
  itemLabel: string
  /** The texts of the fields of an item. */
  itemLabels: Labels
  control: Extract<Control, { type: 'texts' | 'objects' }>
  path: string
}

/** The field of an item that is one text. */
const textFields: readonly Field[] = [{ name: 'text', control: { type: 'longText' } }]

/** A list whose items are added, removed and moved by buttons. */
export function ListControl(props: ListControlProps) {
  const { label, hint, itemLabel, itemLabels, control, path } = props
  const { forms } = useStudioTexts()
  const { fields: items, append, remove, move } = useFieldArray({ name: path })
  const addButton = useRef<HTMLButtonElement>(null)
  const fields = control.type === 'objects' ? control.fields : textFields

  function handleAdd(): void {
    const focusName = `${path}.${items.length}.${fields[0]?.name}`
    append(toFormValues(fields, {}), { focusName })
  }

  const addFilled = (values: FormValues) =>
    append({ ...toFormValues(fields, {}), ...values }, { shouldFocus: false })

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
              {fields.map((field) => (
                <FieldControl
                  key={field.name}
                  field={field}
                  labels={control.type === 'objects' ? itemLabels : { text: name }}
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
      <GalleryUpload label={label} fields={fields} onAdd={addFilled} />
      <div>
        <Button ref={addButton} $variant="outline" onClick={handleAdd}>
          <Plus aria-hidden="true" />
          {forms.addItem(itemLabel)}
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
  const { common } = useStudioTexts()
  const moves = [
    { label: common.moveUp(name), Icon: ArrowUp, by: -1, isDisabled: isFirst },
    { label: common.moveDown(name), Icon: ArrowDown, by: 1, isDisabled: isLast },
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
      <IconButton type="button" aria-label={common.removeOf(name)} onClick={onRemove}>
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
  const { pictures } = useStudioTexts()
  const field = fields.find(({ control }) => control.type === 'picture')
  if (field?.control.type !== 'picture') return null
  const { name, control } = field
  return (
    <PictureUpload
      label={pictures.uploadTo(label)}
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
