import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { PictureUse, SitePicture, StoredPicture } from '../../contract/pictures'
import { picturesApi } from '../../features/pictures/picturesApi'
import { sitePath } from '../../sitePath'
import { ButtonRow } from '../../ui/Button'
import { TextField } from '../../ui/TextField'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { useWithSession } from '../account/useWithSession'
import { useStudioTexts } from '../language/StudioTextsContext'
import { Facts } from '../ui/rows'
import { useReport, useWrite } from '../notices/noticesSlice'
import { formPath } from '../nouns'
import { ConfirmedRemoval } from '../ui/dialogs/ConfirmedRemoval'
import { PendingButton } from '../ui/PendingButton'
import { useFormats } from '../ui/hooks/useFormats'
import { centre, FocalPointPicker, formatPictureAddress } from './FocalPointPicker'
import { pictureName } from './PictureLibrary'
import { Caption, Card, PictureThumbnail } from './pictureStyles'

interface PictureFrameProps {
  url: string
  name: string
  caption?: ReactNode
  facts: string
  uses: readonly PictureUse[]
  isHidden?: boolean
  children?: ReactNode
}

function PictureFrame({ url, name, caption, facts, uses, isHidden, children }: PictureFrameProps) {
  return (
    <Card hidden={isHidden}>
      <PictureThumbnail src={sitePath(url)} alt="" loading="lazy" />
      {caption ?? <Caption dir="auto">{name}</Caption>}
      <Facts>{facts}</Facts>
      <PictureUses uses={uses} name={name} />
      {children}
    </Card>
  )
}

/** A file of the site: where it is used. It is neither described nor deleted here. */
export function SitePictureCard({ name, url, size, uses }: SitePicture) {
  const { formatSize } = useFormats()
  const [file, ...folders] = name.split('/').reverse()
  return (
    <PictureFrame
      url={url}
      name={name}
      caption={
        <Caption dir="auto" title={name}>
          {file}
        </Caption>
      }
      facts={[...folders.reverse(), formatSize(size)].join(' · ')}
      uses={uses}
    />
  )
}

interface PictureCardProps {
  picture: StoredPicture
  /** A hidden card keeps a description that is not saved. */
  isHidden: boolean
  onDeleted: () => void
  onEdited: (hash: string, isEdited: boolean) => void
}

export function PictureCard({ picture, isHidden, onDeleted, onEdited }: PictureCardProps) {
  const { url, width, height, size, uses, hash, alt } = picture
  const texts = useStudioTexts()
  const { pictures } = texts
  const { formatSize } = useFormats()
  const name = pictureName(picture, texts)
  const write = useWrite()

  async function remove(): Promise<void> {
    const { isDone } = await write(picturesApi.endpoints.deletePicture.initiate(hash), {
      failure: pictures.notRemoved,
      reasons: { 409: pictures.inUse },
      success: pictures.removed,
    })
    if (isDone) onDeleted()
  }

  return (
    <PictureFrame
      url={url}
      name={name}
      caption={alt?.trim() ? undefined : <Facts>{pictures.noAlt}</Facts>}
      facts={`${width} × ${height} · ${formatSize(size)}`}
      uses={uses}
      isHidden={isHidden}
    >
      <PictureDefaults picture={picture} name={name} onEdited={onEdited} />
      {uses.length === 0 && (
        <ConfirmedRemoval
          name={name}
          question={picture.is_in_history ? pictures.usedInHistory : pictures.final}
          onConfirm={remove}
        />
      )}
    </PictureFrame>
  )
}

type PictureDefaultsProps = Pick<PictureCardProps, 'picture' | 'onEdited'> & { name: string }

function PictureDefaults({ picture, name, onEdited }: PictureDefaultsProps) {
  const { common, pictures } = useStudioTexts()
  const report = useReport()
  const withSession = useWithSession()
  const [update, { isLoading }] = picturesApi.endpoints.updatePicture.useMutation()
  const { hash, url } = picture
  const [alt, setAlt] = useState(picture.alt ?? '')
  const saved = picture.focus ?? centre
  const [focus, setFocus] = useState(saved)
  const isMoved =
    formatPictureAddress({ url, focus }) !== formatPictureAddress({ url, focus: saved })
  const isEdited = isMoved || alt.trim() !== (picture.alt?.trim() ?? '')
  useEffect(() => {
    onEdited(hash, isEdited)
    return () => onEdited(hash, false)
  }, [onEdited, hash, isEdited])

  async function save(): Promise<void> {
    const { error } = await withSession(() => update({ hash, changes: { alt, focus } }))
    report(error, { failure: pictures.notSaved, success: pictures.saved })
  }

  return (
    <details
      onToggle={({ currentTarget }) => {
        // The opened card is as wide as the list, and may move to the next row.
        if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' })
      }}
    >
      <summary>
        {pictures.defaults}
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
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

const List = styled.ul`
  display: grid;
  gap: 0.375rem;
  font-size: ${({ theme }) => theme.size.small};
`

function PictureUses({ uses, name }: { uses: readonly PictureUse[]; name: string }) {
  const { nouns, pictures } = useStudioTexts()
  if (uses.length === 0) return <Facts>{pictures.unused}</Facts>
  return (
    <details>
      <summary>
        {pictures.usedIn(uses.length)}
        <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
      </summary>
      <List>
        {uses.map(({ resource, id, title, is_draft }, index) => (
          <li key={index}>
            {nouns[resource].title}:{' '}
            <Link to={formPath(resource, id ?? 'baru')} dir="auto">
              {title || pictures.untitled}
            </Link>
            {is_draft && ` ${pictures.inDraft}`}
          </li>
        ))}
      </List>
    </details>
  )
}
