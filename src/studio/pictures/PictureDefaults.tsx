import { useState } from 'react'
import type { StoredPicture } from '../../contract/pictures'
import { picturesApi } from '../../features/pictures/picturesApi'
import { ButtonRow } from '../../ui/Button'
import { TextField } from '../../ui/TextField'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { Facts } from '../lists/rowStyles'
import { noticesSlice } from '../notices/noticesSlice'
import { failureReason } from '../ui/failureReason'
import { PendingButton } from '../ui/PendingButton'
import { useStudioDispatch } from '../useStudioDispatch'
import { centre } from './focalPoint'
import { FocalPointPicker } from './FocalPointPicker'
import { pictureName } from './PictureLibrary'

/** What is proposed where the picture is selected. */
export function PictureDefaults({ picture }: { picture: StoredPicture }) {
  const dispatch = useStudioDispatch()
  const [update, { isLoading }] = picturesApi.endpoints.updatePicture.useMutation()
  const { hash, url } = picture
  const [alt, setAlt] = useState(picture.alt ?? '')
  const [focus, setFocus] = useState(picture.focus ?? centre)
  const save = async () => {
    const { error } = await update({ hash, changes: { alt, focus } })
    const text = error ? `Tidak tersimpan. ${failureReason(error)}` : 'Gambar tersimpan.'
    dispatch(noticesSlice.actions.shown({ text, isError: Boolean(error) }))
  }
  return (
    <details>
      <summary>
        Keterangan dan titik fokus<VisuallyHidden>{` ${pictureName(picture)}`}</VisuallyHidden>
      </summary>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!isLoading) void save()
        }}
      >
        <Facts>Diusulkan saat gambar ini dipilih; yang sudah dipakai tidak berubah.</Facts>
        <TextField
          label="Keterangan gambar"
          value={alt}
          maxLength={200}
          onChange={({ target }) => setAlt(target.value)}
        />
        <FocalPointPicker url={url} focus={focus} onChange={setFocus} />
        <ButtonRow>
          <PendingButton type="submit" isPending={isLoading}>
            Simpan
          </PendingButton>
        </ButtonRow>
      </form>
    </details>
  )
}
