import { useState } from 'react'
import styled from 'styled-components'
import type { StoredPicture } from '../../contract/pictures'
import { Button, ButtonRow } from '../../ui/Button'
import { ErrorText, TextField } from '../../ui/TextField'
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

const Frame = styled.fieldset`
  display: grid;
  gap: 0.75rem;
  min-width: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: 0.4rem;
    font-size: ${({ theme }) => theme.size.small};
    font-weight: 600;
  }

  summary {
    font-size: ${({ theme }) => theme.size.small};
    cursor: pointer;
  }

  details > div {
    margin-top: 0.5rem;
  }
`

interface PictureFieldProps {
  label: string
  /** The address with its focal point, as content stores it; empty without a picture. */
  value: string | null | undefined
  onChange: (value: string | null) => void
  onAltProposed?: (alt: string) => void
  error?: string
  hint?: string
  id?: string
  onBlur?: () => void
}

export function PictureField(props: PictureFieldProps) {
  const { id, label, hint, value, onChange, onAltProposed, error, onBlur } = props
  const { pictures } = useStudioTexts()
  const [isLibraryOpen, setIsLibraryOpen] = useState(false)
  const { url, focus } = parsePictureAddress(value?.trim() ?? '')
  const select = (picture: StoredPicture) => {
    setIsLibraryOpen(false)
    onChange(formatPictureAddress({ url: picture.url, focus: picture.focus ?? centre }))
    if (picture.alt) onAltProposed?.(picture.alt)
  }
  return (
    <Frame id={id} onBlur={onBlur}>
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
        <Button $variant="outline" onClick={() => setIsLibraryOpen(true)}>
          {pictures.chooseStored}
        </Button>
      </PictureUpload>
      <details>
        <summary>{pictures.useAddress}</summary>
        <TextField
          label={pictures.address}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value || null)}
        />
      </details>
      {error && <ErrorText role="alert">{error}</ErrorText>}
      {url && (
        <ButtonRow>
          <Button $variant="outline" onClick={() => onChange(null)}>
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
