import { useState } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { PictureUse, StoredPicture } from '../../contract/pictures'
import { picturesApi } from '../../features/pictures/picturesApi'
import { sitePath } from '../../sitePath'
import { ButtonRow } from '../../ui/Button'
import { TextField } from '../../ui/TextField'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { Facts } from '../lists/rowStyles'
import { formPath, nouns } from '../nouns'
import { useNotify } from '../notices/noticesSlice'
import { ConfirmedRemoval } from '../ui/ConfirmedRemoval'
import { failureReason } from '../ui/failureReason'
import { PendingButton } from '../ui/PendingButton'
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
  const { url, width, height, size, uses, hash } = picture
  const name = pictureName(picture)
  const notify = useNotify()
  const [deletePicture] = picturesApi.endpoints.deletePicture.useMutation()

  async function remove(): Promise<void> {
    const { error } = await deletePicture(hash)
    if (error) {
      const reason = failureReason(error, 'Gambar itu sudah dipakai lagi.')
      return notify(`Gambar tidak terhapus. ${reason}`, true)
    }
    notify('Gambar dihapus.')
    onDeleted()
  }

  return (
    <Frame>
      <Thumbnail src={sitePath(url)} alt={name} loading="lazy" />
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
      {uses.length === 0 && (
        <ConfirmedRemoval
          name={name}
          question={`${picture.is_in_history ? 'Keadaan lama sebuah entri masih memakai gambar ini. ' : ''}Penghapusan tidak dapat dibatalkan.`}
          onConfirm={remove}
        />
      )}
    </Frame>
  )
}

function UseItem({ resource, id, title, is_draft }: PictureUse) {
  return (
    <li>
      {nouns[resource].title}:{' '}
      <Link to={formPath(resource, id ?? 'baru')}>{title || 'tanpa judul'}</Link>
      {is_draft && ' (draf)'}
    </li>
  )
}

/** What is proposed where the picture is selected. */
function PictureDefaults({ picture }: { picture: StoredPicture }) {
  const notify = useNotify()
  const [update, { isLoading }] = picturesApi.endpoints.updatePicture.useMutation()
  const { hash, url } = picture
  const [alt, setAlt] = useState(picture.alt ?? '')
  const [focus, setFocus] = useState(picture.focus ?? centre)

  async function save(): Promise<void> {
    const { error } = await update({ hash, changes: { alt, focus } })
    if (error) notify(`Tidak tersimpan. ${failureReason(error)}`, true)
    else notify('Gambar tersimpan.')
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
