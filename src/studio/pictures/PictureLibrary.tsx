import styled from 'styled-components'
import type { StoredPicture } from '../../contract/pictures'
import { picturesApi } from '../../features/pictures/picturesApi'
import { sitePath } from '../../sitePath'
import { Button, ButtonRow } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { useStudioTexts, type StudioTexts } from '../language/StudioTextsContext'
import { LoadState } from '../ui/LoadState'
import { ModalDialog } from '../ui/dialogs/ModalDialog'
import { PictureGrid, PictureThumbnail } from './pictureStyles'
import { PictureUpload } from './PictureUpload'

const Choice = styled.button`
  width: 100%;
  padding: 0.375rem;
  border: 1.5px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.surfaceRaised};
`

export function pictureName(
  { alt, width, height }: StoredPicture,
  { pictures }: StudioTexts,
): string {
  return alt?.trim() || pictures.nameOf(width, height)
}

interface PictureLibraryProps {
  onSelect: (picture: StoredPicture) => void
  onClose: () => void
  hasUpload?: boolean
}

export function PictureLibrary({ onSelect, onClose, hasUpload }: PictureLibraryProps) {
  const texts = useStudioTexts()
  const { common, pictures, screens } = texts
  const query = picturesApi.endpoints.listPictures.useQuery()
  const { data } = query
  return (
    <ModalDialog
      title={hasUpload ? pictures.choose : pictures.library}
      size="wide"
      onCancel={onClose}
    >
      {hasUpload && <PictureUpload label={pictures.upload} onUploaded={onSelect} />}
      <PictureGrid $columnWidth="8rem">
        {data?.map((picture) => (
          <li key={picture.hash}>
            <Choice type="button" onClick={() => onSelect(picture)}>
              <PictureThumbnail
                src={sitePath(picture.url)}
                alt={pictureName(picture, texts)}
                loading="lazy"
              />
            </Choice>
          </li>
        ))}
      </PictureGrid>
      {data?.length === 0 && <Notice title={pictures.empty} heading="h3" />}
      <LoadState title={screens.pictures} query={query} heading="h3" />
      <ButtonRow>
        <Button $variant="outline" onClick={onClose}>
          {common.close}
        </Button>
      </ButtonRow>
    </ModalDialog>
  )
}
