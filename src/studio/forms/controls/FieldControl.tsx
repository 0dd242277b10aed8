import Shuffle from 'lucide-react/icons/shuffle'
import type { ComponentProps } from 'react'
import { useController } from 'react-hook-form'
import styled from 'styled-components'
import { Button } from '../../../ui/Button'
import { Frame } from '../../../ui/TextField'
import { useStudioTexts } from '../../language/StudioTextsContext'
import { PictureField } from '../../pictures/PictureField'
import { Choice } from '../../ui/Choice'
import { completeLink } from '../completeLink'
import { isLink, isShort, type Control, type Field, type ReferenceKind } from '../fields'
import { choicesOf, fieldTexts, hintOf, type Labels } from '../labels'
import { useReferences } from '../references'
import {
  type ControlProps,
  describe,
  FieldTexts,
  Input,
  Select,
  Textarea,
  useFieldError,
  type FieldTextsProps,
} from './FieldFrame'
import { DyeControl } from './DyeControl'
import { GroupControl } from './GroupControl'
import { ListControl } from './ListControl'
import { MarkdownControl } from '../markdown/MarkdownControl'
import { SelectionControl } from './SelectionControl'

interface FieldControlProps {
  field: Field
  labels: Labels
  path: string
  isRequired?: boolean
}

export function FieldControl({ field, labels, path, isRequired }: FieldControlProps) {
  const { control } = field
  const { label, item = label, fields = {} } = fieldTexts(labels, field.name)
  const texts = { path, label, hint: hintOf(field, labels, useStudioTexts()) }
  switch (control.type) {
    case 'check':
      return <CheckControl {...texts} />
    case 'picture':
      return <PictureField {...texts} alt={control.alt} />
    case 'siteDye':
      return <DyeControl {...texts} />
    case 'selection':
      return <SelectionControl {...texts} control={control} />
    case 'seed':
      return <SeedControl {...texts} />
    case 'group':
      return (
        <GroupControl {...texts} control={control}>
          {control.fields.map((part) => (
            <FieldControl
              key={part.name}
              field={part}
              labels={fields}
              path={`${path}.${part.name}`}
            />
          ))}
        </GroupControl>
      )
    case 'texts':
    case 'objects':
      return <ListControl {...texts} itemLabel={item} itemLabels={fields} control={control} />
    default:
      return <TextControl {...texts} control={control} isRequired={isRequired} />
  }
}

const CheckFrame = styled(Frame)`
  label {
    line-height: 1.3;
  }
  > p {
    margin: -0.625rem 0 0.375rem;
    margin-inline-start: 2.125rem;
  }
`

function CheckControl({ label, hint, path }: ControlProps) {
  const { value, ...input } = useController<Record<string, boolean>>({ name: path }).field
  const texts = { path, hint, error: useFieldError(path) }
  return (
    <CheckFrame>
      <Choice {...input} {...describe(texts)} checked={value === true}>
        {label}
      </Choice>
      <FieldTexts {...texts} />
    </CheckFrame>
  )
}

function SeedControl({ label, hint, path }: ControlProps) {
  const { ref, onChange, onBlur } = useController<Record<string, string>>({ name: path }).field
  const texts = { path, hint, error: useFieldError(path) }
  return (
    <Frame>
      <div>
        <Button
          ref={ref}
          $variant="outline"
          onClick={() => onChange(String(Math.floor(Math.random() * 1_000_000)))}
          onBlur={onBlur}
          {...describe(texts)}
        >
          <Shuffle aria-hidden="true" />
          {label}
        </Button>
      </div>
      <FieldTexts {...texts} />
    </Frame>
  )
}

interface TextControlProps extends ControlProps {
  control: Control
  isRequired?: boolean
}

function TextControl({ label, hint, control, path, isRequired }: TextControlProps) {
  const { forms } = useStudioTexts()
  const texts = { path, hint, error: useFieldError(path) }
  return (
    <Frame data-short={isShort(control) || undefined}>
      <label htmlFor={path}>
        {label}
        {isRequired && ` ${forms.required}`}
      </label>
      <TextInput label={label} control={control} {...texts} />
      <FieldTexts {...texts} />
    </Frame>
  )
}

interface TextInputProps extends FieldTextsProps {
  label: string
  control: Control
}

function TextInput({ label, control, ...texts }: TextInputProps) {
  const catalogue = useStudioTexts()
  const { field } = useController({ name: texts.path })
  const value = typeof field.value === 'string' ? field.value : ''
  const props = { ...field, value, ...describe(texts) }
  switch (control.type) {
    case 'longText':
      return <Textarea {...props} />
    case 'markdown':
      return <MarkdownControl {...props} label={label} />
    case 'number':
      return <Input {...props} inputMode="decimal" autoComplete="off" />
    case 'moment':
      return <Input {...props} type="datetime-local" />
    case 'choice':
      return (
        <ChoiceSelect
          {...props}
          choices={choicesOf(control, catalogue)}
          fallback={control.fallback}
        />
      )
    case 'reference':
      return <ReferenceSelect {...props} to={control.to} />
    case 'text':
      return (
        <Input
          {...props}
          onBlur={() => {
            const complete = isLink(control) ? completeLink(value) : value
            if (complete !== value) field.onChange(complete)
            field.onBlur()
          }}
          inputMode={control.inputMode}
          autoComplete={control.autoComplete ?? 'off'}
        />
      )
    default:
      return <Input {...props} autoComplete="off" />
  }
}

type SelectProps = ComponentProps<typeof Select>

interface ChoiceSelectProps extends SelectProps {
  choices: readonly { value: string | number; label?: string }[]
  fallback?: string | number
}

function ChoiceSelect({ choices, fallback, ...props }: ChoiceSelectProps) {
  const { forms } = useStudioTexts()
  const fallbackLabel = choices.find(({ value }) => value === fallback)?.label
  const isMissing =
    props.value !== '' && !choices.some(({ value }) => String(value) === props.value)
  return (
    <Select {...props}>
      <option value="">{fallbackLabel ? forms.fallback(fallbackLabel) : '–'}</option>
      {isMissing && <option value={String(props.value)}>…</option>}
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  )
}

/** Selects an entry; none but the selected one until they are loaded. */
function ReferenceSelect({ to, ...props }: SelectProps & { to: ReferenceKind }) {
  return <ChoiceSelect {...props} choices={useReferences(to)} />
}
