import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { PictureUse, StoredPicture } from '../../contract/pictures'
import { sitePath } from '../../sitePath'
import { Facts } from '../lists/rowStyles'
import { formPath, nouns } from '../nouns'
import { PictureDefaults } from './PictureDefaults'
import { PictureDeletion } from './PictureDeletion'
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
      {uses.length === 0 && <PictureDeletion picture={picture} onDeleted={onDeleted} />}
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
