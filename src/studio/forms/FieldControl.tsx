import { useController } from 'react-hook-form'
import { CheckControl } from './CheckControl'
import { describe, FieldTexts, Frame, useFieldError } from './FieldFrame'
import type { Control, Field } from './fields'
import { Fieldset } from './Fieldset'
import { Input, Select, Textarea } from './inputStyles'
import { ListControl } from './ListControl'
import { MarkdownControl } from './MarkdownControl'
import { PictureControl } from './PictureControl'
import { useReferenceOptions } from './useReferenceOptions'

export interface ControlProps {
  field: Field
  /** Path of the value in the form: `outcomes.0.figure`. */
  path: string
  isRequired?: boolean
}

/** The control of a field, with its label, its hint and its error. */
export function FieldControl({ field, path, isRequired }: ControlProps) {
  const { control } = field
  switch (control.type) {
    case 'check':
      return <CheckControl field={field} path={path} />
    case 'picture':
      return <PictureControl field={field} path={path} alt={control.alt} />
    case 'group':
      return (
        <Fieldset label={field.label} hint={field.hint} path={path}>
          {control.fields.map((part) => (
            <FieldControl key={part.name} field={part} path={`${path}.${part.name}`} />
          ))}
        </Fieldset>
      )
    case 'texts':
    case 'objects':
      return <ListControl field={field} control={control} path={path} />
    default:
      return <LabelledControl field={field} path={path} isRequired={isRequired} />
  }
}

function LabelledControl({ field: { label, hint, control }, path, isRequired }: ControlProps) {
  const error = useFieldError(path)
  return (
    <Frame>
      <label htmlFor={path}>
        {label}
        {isRequired && ' (wajib)'}
      </label>
      <ValueControl control={control} path={path} hint={hint} error={error} />
      <FieldTexts path={path} hint={hint} error={error} />
    </Frame>
  )
}

interface ValueControlProps {
  control: Control
  path: string
  hint?: string
  error?: string
}

function ValueControl({ control, path, hint, error }: ValueControlProps) {
  const { field } = useController({ name: path })
  const value = typeof field.value === 'string' ? field.value : ''
  const props = { ...field, value, ...describe(path, hint, error) }
  switch (control.type) {
    case 'longText':
      return <Textarea {...props} />
    case 'markdown':
      return <MarkdownControl {...props} />
    case 'number':
      return <Input {...props} inputMode="decimal" autoComplete="off" />
    case 'moment':
      return <Input {...props} type="datetime-local" />
    case 'choice':
      return (
        <Select {...props}>
          <option value="">–</option>
          {control.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      )
    case 'reference':
      return <ReferenceSelect {...props} to={control.to} />
    default:
      return (
        <Input
          {...props}
          inputMode={control.type === 'text' ? control.inputMode : undefined}
          autoComplete={(control.type === 'text' && control.autoComplete) || 'off'}
        />
      )
  }
}

type SelectProps = React.ComponentProps<typeof Select>

function ReferenceSelect({
  to,
  value,
  ...props
}: SelectProps & { to: 'categories' | 'skills' | 'projects' }) {
  const options = useReferenceOptions(to)
  const isMissing = value !== '' && !options.some((option) => option.value === value)
  return (
    <Select {...props} value={value}>
      <option value="">–</option>
      {isMissing && <option value={String(value)}>…</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}
