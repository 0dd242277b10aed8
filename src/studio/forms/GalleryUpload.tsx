import { formatPictureAddress, centre } from '../pictures/focalPoint'
import { PictureUpload } from '../pictures/PictureUpload'
import type { Field } from './fields'
import type { FormValues } from './formValues'

interface GalleryUploadProps {
  label: string
  /** The fields of an item of the list. */
  fields: readonly Field[]
  /** Called with the values of an item, for every picture in the order of the files. */
  onAdd: (values: FormValues) => void
}

/** Uploads several pictures at once into a list whose items have one; nothing for other lists. */
export function GalleryUpload({ label, fields, onAdd }: GalleryUploadProps) {
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
