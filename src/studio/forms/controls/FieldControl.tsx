import type { ComponentProps } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import styled from 'styled-components'
import { categoriesApi } from '../../../features/categories/categoriesApi'
import { projectsApi } from '../../../features/projects/projectsApi'
import { skillsApi } from '../../../features/skills/skillsApi'
import { allRows } from '../../lists/entryList'
import { PictureField } from '../../pictures/PictureField'
import type { Control, Field, ReferenceKind } from '../fields'
import {
  describe,
  Fieldset,
  FieldTexts,
  Frame,
  Input,
  Select,
  Textarea,
  useFieldError,
  type FieldTextsProps,
} from './FieldFrame'
import { ListControl } from './ListControl'
import { MarkdownControl } from './MarkdownControl'

const CheckLabel = styled.label`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 2.75rem;

  input {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    accent-color: ${({ theme }) => theme.accent};
  }
`

interface ControlProps {
  field: Field
  /** Path of the value in the form: `outcomes.0.figure`. */
  path: string
  isRequired?: boolean
}

/** The control of a field, with its label, its hint and its error. */
export function FieldControl({ field, path, isRequired }: ControlProps) {
  const { label, hint, control } = field
  switch (control.type) {
    case 'check':
      return <CheckControl field={field} path={path} />
    case 'picture':
      return <PictureControl field={field} path={path} alt={control.alt} />
    case 'group':
      return (
        <Fieldset label={label} hint={hint} path={path}>
          {control.fields.map((part) => (
            <FieldControl key={part.name} field={part} path={`${path}.${part.name}`} />
          ))}
        </Fieldset>
      )
    case 'texts':
    case 'objects':
      return <ListControl field={field} control={control} path={path} />
    default:
      return <TextControl field={field} path={path} isRequired={isRequired} />
  }
}

/** A check box with its label beside it. */
function CheckControl({ field: { label, hint }, path }: ControlProps) {
  const { value, ...input } = useController<Record<string, boolean>>({ name: path }).field
  const texts = { path, hint, error: useFieldError(path) }
  return (
    <Frame>
      <CheckLabel htmlFor={path}>
        <input
          type="checkbox"
          {...input}
          checked={value === true}
          onChange={({ target }) => input.onChange(target.checked)}
          {...describe(texts)}
        />
        {label}
      </CheckLabel>
      <FieldTexts {...texts} />
    </Frame>
  )
}

/** A picture. Its description is the value of another field of the same object. */
function PictureControl({ field: { label, hint }, path, alt }: ControlProps & { alt?: string }) {
  const { field } = useController({ name: path })
  const { getValues, setValue } = useFormContext()
  const error = useFieldError(path)
  const proposeAlt = (text: string) => {
    if (alt === undefined) return
    const altPath = path.replace(/[^.]+$/, alt)
    if (!getValues(altPath)) setValue(altPath, text, { shouldDirty: true })
  }
  return (
    <PictureField
      id={path}
      label={label}
      hint={hint}
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={(address) => field.onChange(address ?? '')}
      onBlur={field.onBlur}
      onAltProposed={proposeAlt}
      error={error}
    />
  )
}

/** A control whose value is a text. */
function TextControl({ field: { label, hint, control }, path, isRequired }: ControlProps) {
  const texts = { path, hint, error: useFieldError(path) }
  return (
    <Frame>
      <label htmlFor={path}>
        {label}
        {isRequired && ' (wajib)'}
      </label>
      <TextInput control={control} {...texts} />
      <FieldTexts {...texts} />
    </Frame>
  )
}

function TextInput({ control, ...texts }: FieldTextsProps & { control: Control }) {
  const { field } = useController({ name: texts.path })
  const value = typeof field.value === 'string' ? field.value : ''
  const props = { ...field, value, ...describe(texts) }
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
      return <ChoiceSelect {...props} choices={control.choices} />
    case 'reference':
      return <ReferenceSelect {...props} to={control.to} />
    case 'text':
      return (
        <Input
          {...props}
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
  choices: readonly { value: string | number; label: string }[]
}

function ChoiceSelect({ choices, ...props }: ChoiceSelectProps) {
  const isMissing =
    props.value !== '' && !choices.some(({ value }) => String(value) === props.value)
  return (
    <Select {...props}>
      <option value="">–</option>
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
  const skipUnless = (kind: ReferenceKind) => ({ skip: to !== kind })
  const { listCategories } = categoriesApi.endpoints
  const categories = listCategories.useQuery(allRows, skipUnless('categories')).data
  const skills = skillsApi.endpoints.listSkills.useQuery(allRows, skipUnless('skills')).data
  const projects = projectsApi.endpoints.listProjects.useQuery(allRows, skipUnless('projects')).data
  const choices = {
    categories: categories?.categories.map(({ id, name }) => ({ value: id, label: name })),
    skills: skills?.skills.map(({ id, name }) => ({ value: id, label: name })),
    projects: projects?.projects.map(({ id, title }) => ({ value: id, label: title })),
  }[to]
  return <ChoiceSelect {...props} choices={choices ?? []} />
}
