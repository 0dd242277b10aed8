import { useId, useState } from 'react'
import styled from 'styled-components'
import type { StoredPicture } from '../../../contract/pictures'
import { Button, ButtonRow } from '../../../ui/Button'
import { useStudioTexts } from '../../language/StudioTextsContext'
import { ModalDialog } from '../../ui/ModalDialog'
import { Frame, Input } from '../controls/FieldFrame'
import { sitePath } from '../../../sitePath'

const Picture = styled.img`
  width: 100%;
  max-height: 12rem;
  border-radius: ${({ theme }) => theme.radius.small};
  object-fit: cover;
`

interface PictureDescriptionProps {
  picture: StoredPicture
  /** @param alt empty if the owner does not describe the picture */
  onDescribed: (alt: string) => void
}

/** Asks for the description of a picture that has just been pasted or dropped. */
export function PictureDescription({ picture, onDescribed }: PictureDescriptionProps) {
  const { description } = useStudioTexts().markdown
  const id = useId()
  const [alt, setAlt] = useState('')
  return (
    <ModalDialog title={description.title} onCancel={() => onDescribed('')}>
      <Picture src={sitePath(picture.url)} alt="" />
      <Frame>
        <label htmlFor={id}>{description.label}</label>
        <Input
          id={id}
          autoFocus
          value={alt}
          maxLength={300}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setAlt(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            onDescribed(alt.trim())
          }}
        />
        <p id={`${id}-hint`}>{description.hint}</p>
      </Frame>
      <ButtonRow>
        <Button onClick={() => onDescribed(alt.trim())}>{description.insert}</Button>
        <Button $variant="outline" onClick={() => onDescribed('')}>
          {description.skip}
        </Button>
      </ButtonRow>
    </ModalDialog>
  )
}
