import Plus from 'lucide-react/icons/plus'
import { useRef } from 'react'
import { useFieldArray } from 'react-hook-form'
import styled, { css } from 'styled-components'
import { useStudioTexts } from '../../language/StudioTextsContext'
import { centre, formatPictureAddress } from '../../pictures/FocalPointPicker'
import { PictureUpload } from '../../pictures/PictureUpload'
import type { Control, Field } from '../fields'
import { type FormValues, toFormValues } from '../formValues'
import type { Labels } from '../labels'
import { FieldControl } from './FieldControl'
import { type ControlProps, Fieldset, LegendButton } from './FieldFrame'
import { fitInRow, ItemButtons, ListItem } from './ListItem'

const isSingleReference = ([first, ...others]: readonly Field[]) =>
  first?.control.type === 'reference' && others.length === 0

/** References are in columns where there is room, each in order from top to bottom. */
const inColumns = css`
  display: block;
  columns: 18rem;
  column-gap: 2rem;

  > li {
    break-inside: avoid;
    padding-bottom: 0.5rem;
  }
`

const Items = styled.ol<{ $fields: readonly Field[] }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $fields }) => (fitInRow($fields) ? '0.5rem' : 0)};
  ${({ $fields }) => isSingleReference($fields) && inColumns}

  &:empty {
    display: none;
  }
`

interface ListControlProps extends ControlProps {
  itemLabel: string
  itemLabels: Labels
  control: Extract<Control, { type: 'texts' | 'objects' }>
}

const textFields: readonly Field[] = [{ name: 'text', control: { type: 'longText' } }]

/** Focuses the first control of a new item; the input of a picture is only for its address. */
const focusOn = (first: Field | undefined, item: string) =>
  first?.control.type === 'picture'
    ? { shouldFocus: false }
    : { focusName: `${item}.${first?.name}` }

export function ListControl(props: ListControlProps) {
  const { label, hint, itemLabel, itemLabels, control, path } = props
  const { forms } = useStudioTexts()
  const { fields: items, append, remove, move } = useFieldArray({ name: path })
  const addButton = useRef<HTMLButtonElement>(null)
  const fields = control.type === 'objects' ? control.fields : textFields

  function handleAdd(): void {
    append(toFormValues(fields, {}), focusOn(fields[0], `${path}.${items.length}`))
  }

  const addFilled = (values: FormValues) =>
    append({ ...toFormValues(fields, {}), ...values }, { shouldFocus: false })

  function handleRemove(index: number): void {
    remove(index)
    addButton.current?.focus()
  }

  return (
    <Fieldset label={label} hint={hint} path={path}>
      <Items $fields={fields}>
        {items.map(({ id }, index) => {
          const name = `${itemLabel} ${index + 1}`
          return (
            <ListItem
              key={id}
              name={name}
              path={`${path}.${index}`}
              fields={fields}
              buttons={
                <ItemButtons
                  name={name}
                  index={index}
                  count={items.length}
                  onMove={(to) => move(index, to)}
                  onRemove={() => handleRemove(index)}
                />
              }
            >
              {fields.map((field) => (
                <FieldControl
                  key={field.name}
                  field={field}
                  labels={control.type === 'objects' ? itemLabels : { text: name }}
                  path={`${path}.${index}.${field.name}`}
                />
              ))}
            </ListItem>
          )
        })}
      </Items>
      <GalleryUpload label={label} fields={fields} onAdd={addFilled} />
      <LegendButton ref={addButton} $isBelow={items.length > 0} onClick={handleAdd}>
        <Plus aria-hidden="true" />
        {forms.addItem(itemLabel)}
      </LegendButton>
    </Fieldset>
  )
}

interface GalleryUploadProps {
  label: string
  fields: readonly Field[]
  onAdd: (values: FormValues) => void
}

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
