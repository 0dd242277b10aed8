import { useState } from 'react'
import type { StoredPicture } from '../../contract/pictures'
import { picturesApi } from '../../features/pictures/picturesApi'
import { sitePath } from '../../sitePath'
import { ButtonRow } from '../../ui/Button'
import { TextField } from '../../ui/TextField'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { Facts } from '../lists/rowStyles'
import { useStudioTexts } from '../language/StudioTextsContext'
import { useNotify } from '../notices/noticesSlice'
import { ConfirmedRemoval } from '../ui/ConfirmedRemoval'
import { failureReason } from '../ui/failureReason'
import { PendingButton } from '../ui/PendingButton'
import { Caption, Card } from './cardStyles'
import { centre } from './focalPoint'
import { FocalPointPicker } from './FocalPointPicker'
import { pictureName } from './PictureLibrary'
import { Thumbnail } from './pictureStyles'
import { PictureUses } from './PictureUses'
import { useFormatSize } from './useFormatSize'

interface PictureCardProps {
  picture: StoredPicture
  /** Called after it was deleted, when its card has lost the focus. */
  onDeleted: () => void
}

/** A stored picture: where it is used, its description and its focal point. */
export function PictureCard({ picture, onDeleted }: PictureCardProps) {
  const { url, width, height, size, uses, hash, alt } = picture
  const texts = useStudioTexts()
  const { pictures } = texts
  const formatSize = useFormatSize()
  const name = pictureName(picture, texts)
  const notify = useNotify()
  const [deletePicture] = picturesApi.endpoints.deletePicture.useMutation()

  async function remove(): Promise<void> {
    const { error } = await deletePicture(hash)
    if (error) {
      return notify(pictures.notRemoved(failureReason(texts, error, pictures.inUse)), true)
    }
    notify(pictures.removed)
    onDeleted()
  }

  return (
    <Card>
      <Thumbnail src={sitePath(url)} alt="" loading="lazy" />
      {alt?.trim() ? <Caption dir="auto">{alt}</Caption> : <Facts>{pictures.noAlt}</Facts>}
      <Facts>{`${pictures.pixels(width, height)} · ${formatSize(size)}`}</Facts>
      <PictureUses uses={uses} name={name} />
      <PictureDefaults picture={picture} />
      {uses.length === 0 && (
        <ConfirmedRemoval
          name={name}
          question={picture.is_in_history ? pictures.usedInHistory : pictures.final}
          onConfirm={remove}
        />
      )}
    </Card>
  )
}

/** What is proposed where the picture is selected. */
function PictureDefaults({ picture }: { picture: StoredPicture }) {
  const texts = useStudioTexts()
  const { common, pictures } = texts
  const notify = useNotify()
  const [update, { isLoading }] = picturesApi.endpoints.updatePicture.useMutation()
  const { hash, url } = picture
  const [alt, setAlt] = useState(picture.alt ?? '')
  const [focus, setFocus] = useState(picture.focus ?? centre)

  async function save(): Promise<void> {
    const { error } = await update({ hash, changes: { alt, focus } })
    if (error) notify(pictures.notSaved(failureReason(texts, error)), true)
    else notify(pictures.saved)
  }

  return (
    <details>
      <summary>
        {pictures.defaults}
        <VisuallyHidden>{` ${pictureName(picture, texts)}`}</VisuallyHidden>
      </summary>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!isLoading) void save()
        }}
      >
        <Facts>{pictures.defaultsHint}</Facts>
        <TextField
          label={pictures.alt}
          value={alt}
          maxLength={200}
          onChange={({ target }) => setAlt(target.value)}
        />
        <FocalPointPicker url={url} focus={focus} onChange={setFocus} />
        <ButtonRow>
          <PendingButton type="submit" isPending={isLoading}>
            {common.save}
          </PendingButton>
        </ButtonRow>
      </form>
    </details>
  )
}
