import { useState } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { PictureUse, StoredPicture } from '../../contract/pictures'
import { picturesApi } from '../../features/pictures/picturesApi'
import { sitePath } from '../../sitePath'
import { Button, ButtonRow } from '../../ui/Button'
import { TextField } from '../../ui/TextField'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { Facts } from '../lists/rowStyles'
import { noticesSlice } from '../notices/noticesSlice'
import { formPath, nouns } from '../nouns'
import { failureReason } from '../ui/failureReason'
import { useStudioDispatch } from '../useStudioDispatch'
import { centre } from './focalPoint'
import { FocalPointPicker } from './FocalPointPicker'
import { pictureName } from './PictureLibrary'
import { Thumbnail } from './pictureStyles'

const Frame = styled.li`
  display: grid;
  align-content: start;
  gap: 0.625rem;
  min-width: 0;
  padding: 0.875rem;
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.surfaceRaised};

  form {
    display: grid;
    gap: 0.75rem;
  }

  summary {
    min-height: 2.75rem;
    align-content: center;
    font-size: ${({ theme }) => theme.size.small};
    cursor: pointer;
  }
`

const Uses = styled.ul`
  font-size: ${({ theme }) => theme.size.small};
`

/** Kilobytes or megabytes. */
function formatSize(bytes: number): string {
  const megabytes = bytes / 1024 / 1024
  const format = (value: number, maximumFractionDigits: number) =>
    value.toLocaleString('id-ID', { maximumFractionDigits })
  return megabytes >= 1 ? `${format(megabytes, 1)} MB` : `${format(bytes / 1024, 0)} KB`
}

interface PictureCardProps {
  picture: StoredPicture
  /** Called after it was deleted, when its card has lost the focus. */
  onDeleted: () => void
}

/** A stored picture: where it is used, its description and its focal point. */
export function PictureCard({ picture, onDeleted }: PictureCardProps) {
  const { url, width, height, size, uses } = picture
  return (
    <Frame>
      <Thumbnail src={sitePath(url)} alt={pictureName(picture)} loading="lazy" />
      <Facts>{`${width} × ${height} piksel · ${formatSize(size)}`}</Facts>
      {uses.length > 0 ? (
        <Uses aria-label="Dipakai di">
          {uses.map((use, index) => (
            <UseItem key={index} {...use} />
          ))}
        </Uses>
      ) : (
        <Facts>Tidak dipakai</Facts>
      )}
      <PictureDefaults picture={picture} />
      {uses.length === 0 && <Deletion picture={picture} onDeleted={onDeleted} />}
    </Frame>
  )
}

function UseItem({ resource, id, title, is_draft }: PictureUse) {
  const path = resource === 'profiles' ? nouns.profiles.path : formPath(resource, id ?? 'baru')
  return (
    <li>
      {nouns[resource].title}: <Link to={path}>{title || 'tanpa judul'}</Link>
      {is_draft && ' (draf)'}
    </li>
  )
}

/** What is proposed where the picture is selected. */
function PictureDefaults({ picture }: { picture: StoredPicture }) {
  const dispatch = useStudioDispatch()
  const [update] = picturesApi.endpoints.updatePicture.useMutation()
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
          void save()
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
          <Button type="submit">Simpan</Button>
        </ButtonRow>
      </form>
    </details>
  )
}

/** Deleting is final, so it is asked for twice. */
function Deletion({ picture, onDeleted }: PictureCardProps) {
  const dispatch = useStudioDispatch()
  const [remove, { isLoading }] = picturesApi.endpoints.deletePicture.useMutation()
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
        <Button disabled={isLoading} onClick={() => void confirm()}>
          Hapus selamanya
        </Button>
        <Button autoFocus $variant="outline" onClick={() => setIsAsked(false)}>
          Batal
        </Button>
      </ButtonRow>
    </div>
  )
}
