import { useController, useFormContext } from 'react-hook-form'
import { PictureField } from '../pictures/PictureField'
import type { ControlProps } from './FieldControl'
import { useFieldError } from './FieldFrame'

/** A picture. Its description is the value of another field of the same object. */
export function PictureControl({
  field: { label, hint },
  path,
  alt,
}: ControlProps & { alt?: string }) {
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
