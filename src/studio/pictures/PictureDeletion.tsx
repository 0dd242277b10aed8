import { useState } from 'react'
import type { StoredPicture } from '../../contract/pictures'
import { picturesApi } from '../../features/pictures/picturesApi'
import { Button, ButtonRow } from '../../ui/Button'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { Facts } from '../lists/rowStyles'
import { noticesSlice } from '../notices/noticesSlice'
import { failureReason } from '../ui/failureReason'
import { ActionButton } from '../ui/PendingButton'
import { useStudioDispatch } from '../useStudioDispatch'
import { pictureName } from './PictureLibrary'

interface PictureDeletionProps {
  picture: StoredPicture
  onDeleted: () => void
}

/** Deleting is final, so it is asked for twice. */
export function PictureDeletion({ picture, onDeleted }: PictureDeletionProps) {
  const dispatch = useStudioDispatch()
  const [remove] = picturesApi.endpoints.deletePicture.useMutation()
  const [isAsked, setIsAsked] = useState(false)
  const confirm = async () => {
    const { error } = await remove(picture.hash)
    const reason = failureReason(error ?? {}, 'Gambar itu sudah dipakai lagi.')
    const text = error ? `Gambar tidak terhapus. ${reason}` : 'Gambar dihapus.'
    dispatch(noticesSlice.actions.shown({ text, isError: Boolean(error) }))
    if (!error) onDeleted()
  }
  if (!isAsked) {
    return (
      <ButtonRow>
        <Button $variant="outline" onClick={() => setIsAsked(true)}>
          Hapus<VisuallyHidden>{` ${pictureName(picture)}`}</VisuallyHidden>
        </Button>
      </ButtonRow>
    )
  }
  return (
    <div role="group" aria-label={`Hapus ${pictureName(picture)}`}>
      <Facts>
        {picture.is_in_history
          ? 'Keadaan lama sebuah entri masih memakai gambar ini. Penghapusan tidak dapat dibatalkan.'
          : 'Penghapusan tidak dapat dibatalkan.'}
      </Facts>
      <ButtonRow>
        <ActionButton action={confirm}>Hapus selamanya</ActionButton>
        <Button autoFocus $variant="outline" onClick={() => setIsAsked(false)}>
          Batal
        </Button>
      </ButtonRow>
    </div>
  )
}
