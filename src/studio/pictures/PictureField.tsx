import { useRef, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import styled from 'styled-components'
import type { StoredPicture } from '../../contract/pictures'
import { Button, ButtonRow } from '../../ui/Button'
import { ErrorText, TextField } from '../../ui/TextField'
import { type ControlProps, PlainFieldset, useFieldError } from '../forms/controls/FieldFrame'
import { useStudioTexts } from '../language/StudioTextsContext'
import { Facts } from '../lists/rowStyles'
import {
  centre,
  FocalPointPicker,
  formatPictureAddress,
  parsePictureAddress,
} from './FocalPointPicker'
import { PictureLibrary } from './PictureLibrary'
import { PictureUpload } from './PictureUpload'

const Frame = styled(PlainFieldset)`
  display: grid;
  gap: 0.75rem;

  legend {
    margin-bottom: 0.4rem;
    font-size: ${({ theme }) => theme.size.small};
    font-weight: 600;
  }

  summary {
    font-size: ${({ theme }) => theme.size.small};
  }

  details > div {
    margin-top: 0.5rem;
  }
`

/** What is in a closed element cannot get the focus. */
function openAndFocus(input: HTMLInputElement): void {
  const details = input.closest('details')
  if (details) details.open = true
  input.focus()
}

interface PictureFieldProps extends ControlProps {
  /** The field beside it that describes the picture. */
  alt?: string
}

/** The address of a picture with its focal point; empty without one. */
export function PictureField({ label, hint, path, alt }: PictureFieldProps) {
  const { pictures } = useStudioTexts()
  const { field } = useController<Record<string, string>>({ name: path })
  const { getValues, setValue } = useFormContext()
  const error = useFieldError(path)
  const [isLibraryOpen, setIsLibraryOpen] = useState(false)
  const selectButton = useRef<HTMLButtonElement>(null)
  const { value = '', onChange, onBlur } = field
  const { url, focus } = parsePictureAddress(value.trim())
  const select = (picture: StoredPicture) => {
    setIsLibraryOpen(false)
    onChange(formatPictureAddress({ url: picture.url, focus: picture.focus ?? centre }))
    if (alt === undefined || !picture.alt) return
    const altPath = path.replace(/[^.]+$/, alt)
    if (!getValues(altPath)) setValue(altPath, picture.alt, { shouldDirty: true })
  }
  // The button that removes the picture disappears with it.
  const detach = () => {
    onChange('')
    selectButton.current?.focus()
  }
  return (
    <Frame id={path} onBlur={onBlur}>
      <legend>{label}</legend>
      {hint && <Facts>{hint}</Facts>}
      {url && (
        <FocalPointPicker
          url={url}
          focus={focus}
          onChange={(point) => onChange(formatPictureAddress({ url, focus: point }))}
        />
      )}
      <PictureUpload label={pictures.uploadTo(label)} onUploaded={select}>
        <Button ref={selectButton} $variant="outline" onClick={() => setIsLibraryOpen(true)}>
          {pictures.chooseStored}
        </Button>
      </PictureUpload>
      <details>
        <summary>{pictures.useAddress}</summary>
        <TextField
          ref={(input) => field.ref(input && { focus: () => openAndFocus(input) })}
          label={pictures.address}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </details>
      {error && <ErrorText role="alert">{error}</ErrorText>}
      {url && (
        <ButtonRow>
          <Button $variant="outline" onClick={detach}>
            {pictures.detach}
          </Button>
        </ButtonRow>
      )}
      {isLibraryOpen && (
        <PictureLibrary onSelect={select} onClose={() => setIsLibraryOpen(false)} />
      )}
    </Frame>
  )
}
