import styled from 'styled-components'
import type { StoredPicture } from '../../contract/pictures'
import { picturesApi } from '../../features/pictures/picturesApi'
import { sitePath } from '../../sitePath'
import { Button, ButtonRow } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { LoadState } from '../ui/LoadState'
import { ModalDialog } from '../ui/ModalDialog'
import { PictureGrid, Thumbnail } from './pictureStyles'
import { PictureUpload } from './PictureUpload'

const Choice = styled.button`
  width: 100%;
  padding: 0.375rem;
  border: 1.5px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.surfaceRaised};
`

/** What a picture is called where it has no description. */
export function pictureName({ alt, width, height }: StoredPicture): string {
  return alt?.trim() || `Gambar ${width} × ${height}`
}

interface PictureLibraryProps {
  onSelect: (picture: StoredPicture) => void
  onClose: () => void
  /** Whether a new picture can be uploaded here. */
  hasUpload?: boolean
}

/** A dialog with all stored pictures. */
export function PictureLibrary({ onSelect, onClose, hasUpload }: PictureLibraryProps) {
  const { data, error, refetch } = picturesApi.endpoints.listPictures.useQuery()
  return (
    <ModalDialog
      title={hasUpload ? 'Pilih gambar' : 'Gambar yang sudah diunggah'}
      size="wide"
      onCancel={onClose}
    >
      {hasUpload && <PictureUpload label="Unggah gambar" onUploaded={onSelect} />}
      <PictureGrid $columnWidth="8rem">
        {data?.map((picture) => (
          <li key={picture.hash}>
            <Choice type="button" onClick={() => onSelect(picture)}>
              <Thumbnail src={sitePath(picture.url)} alt={pictureName(picture)} loading="lazy" />
            </Choice>
          </li>
        ))}
      </PictureGrid>
      {data?.length === 0 && <Notice title="Belum ada gambar" heading="h3" />}
      {!data && <LoadState title="Gambar" error={error} onRetry={refetch} heading="h3" />}
      <ButtonRow>
        <Button $variant="outline" onClick={onClose}>
          Tutup
        </Button>
      </ButtonRow>
    </ModalDialog>
  )
}
