import Trash2 from 'lucide-react/icons/trash-2'
import { useRef, useState } from 'react'
import { type ControllerRenderProps, useController, useFormContext } from 'react-hook-form'
import styled from 'styled-components'
import type { StoredPicture } from '../../contract/pictures'
import { Button } from '../../ui/Button'
import { ErrorText, TextField } from '../../ui/TextField'
import {
  type ControlProps,
  LegendButton,
  PlainFieldset,
  useFieldError,
} from '../forms/controls/FieldFrame'
import { openAround } from '../forms/editing/formEffects'
import { useStudioTexts } from '../language/StudioTextsContext'
import { Facts } from '../ui/rows'
import {
  centre,
  FocalPointPicker,
  formatPictureAddress,
  parsePictureAddress,
} from './FocalPointPicker'
import { PictureLibrary } from './PictureLibrary'
import { PictureUpload } from './PictureUpload'

/** The picture is beside the controls where there is room. */
const Frame = styled(PlainFieldset)`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 1rem;

  legend {
    padding: 0;
    margin-bottom: 0.4rem;
    font-size: ${({ theme }) => theme.size.small};
    font-weight: 600;
  }

  > p {
    flex-basis: 100%;
  }

  summary {
    min-height: 2.75rem;
    font-size: ${({ theme }) => theme.size.small};
  }
`

/** What is in a closed element cannot get the focus. */
function openAndFocus(input: HTMLInputElement): void {
  openAround(input)
  input.focus()
}

const Shown = styled.div`
  flex: 0 1 15rem;
`

const Controls = styled.div`
  display: grid;
  flex: 1 1 16rem;
  align-content: start;
  gap: 0.25rem;
  min-width: 0;
`

function AddressField({ ref, value, onChange }: ControllerRenderProps<Record<string, string>>) {
  const { pictures } = useStudioTexts()
  return (
    <details>
      <summary>{pictures.useAddress}</summary>
      <TextField
        ref={(input) => ref(input && { focus: () => openAndFocus(input) })}
        label={pictures.address}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </details>
  )
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
        <Shown>
          <FocalPointPicker
            url={url}
            focus={focus}
            onChange={(point) => onChange(formatPictureAddress({ url, focus: point }))}
          />
        </Shown>
      )}
      <Controls>
        <PictureUpload label={pictures.uploadTo(label)} onUploaded={select}>
          <Button ref={selectButton} $variant="outline" onClick={() => setIsLibraryOpen(true)}>
            {pictures.chooseStored}
          </Button>
        </PictureUpload>
        <AddressField {...field} value={value} />
        {url && (
          <LegendButton $isBelow onClick={detach}>
            <Trash2 aria-hidden="true" />
            {pictures.detach}
          </LegendButton>
        )}
        {error && <ErrorText role="alert">{error}</ErrorText>}
      </Controls>
      {isLibraryOpen && (
        <PictureLibrary onSelect={select} onClose={() => setIsLibraryOpen(false)} />
      )}
    </Frame>
  )
}
