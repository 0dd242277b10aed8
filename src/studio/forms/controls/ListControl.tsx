import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useRef } from 'react'
import { useFieldArray } from 'react-hook-form'
import styled, { css } from 'styled-components'
import { Button, ButtonRow, IconButton } from '../../../ui/Button'
import { visuallyHidden } from '../../../ui/VisuallyHidden'
import { useStudioTexts } from '../../language/StudioTextsContext'
import { centre, formatPictureAddress } from '../../pictures/FocalPointPicker'
import { PictureUpload } from '../../pictures/PictureUpload'
import type { Control, Field } from '../fields'
import { type FormValues, toFormValues } from '../formValues'
import type { Labels } from '../labels'
import { FieldControl } from './FieldControl'
import { type ControlProps, Fieldset } from './FieldFrame'
import { MoveButtons } from './MoveButtons'

const Items = styled.ol`
  display: grid;
  gap: 0.75rem;

  &:empty {
    display: none;
  }
`

/** The buttons are beside the field where it is the only one. */
const Item = styled.li<{ $hasOneField: boolean }>`
  display: grid;
  gap: 0.75rem;

  ${({ theme, $hasOneField }) =>
    $hasOneField
      ? css`
          grid-template-columns: minmax(0, 1fr) auto;
          align-items: center;
          gap: 0.5rem;

          label {
            ${visuallyHidden}
          }
          textarea {
            min-height: 3rem;
          }
        `
      : css`
          padding-bottom: 1rem;
          border-bottom: 1px solid ${theme.line};
        `}
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
  const { common, forms } = useStudioTexts()
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
      <Items>
        {items.map(({ id }, index) => {
          const name = `${itemLabel} ${index + 1}`
          return (
            <Item key={id} id={`${path}.${index}`} $hasOneField={fields.length === 1}>
              {fields.map((field) => (
                <FieldControl
                  key={field.name}
                  field={field}
                  labels={control.type === 'objects' ? itemLabels : { text: name }}
                  path={`${path}.${index}.${field.name}`}
                />
              ))}
              <ButtonRow>
                <MoveButtons
                  name={name}
                  index={index}
                  count={items.length}
                  onMove={(to) => move(index, to)}
                />
                <IconButton
                  type="button"
                  aria-label={common.removeOf(name)}
                  onClick={() => handleRemove(index)}
                >
                  <Trash2 />
                </IconButton>
              </ButtonRow>
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
