import { type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import styled from 'styled-components'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { useStudioTexts } from '../../language/StudioTextsContext'
import { Facts, oneLine } from '../../ui/rows'
import { Thumbnail } from '../../lists/Thumbnail'
import { parsePictureAddress } from '../../pictures/FocalPointPicker'
import type { Field } from '../fields'
import type { FormValues } from '../formValues'
import { choicesOf } from '../labels'
import { FieldDetails, Fields } from './FieldFrame'

const Summary = styled.span`
  min-width: 0;

  > * {
    display: block;
    ${oneLine}
  }
  ${Facts} {
    font-weight: 400;
  }
`

interface ItemDetailsProps {
  name: string
  path: string
  fields: readonly Field[]
  children: ReactNode
}

/** The fields of an object below what identifies it; open at first if it is empty. */
export function ItemDetails({ name, path, fields, children }: ItemDetailsProps) {
  const { text, details, picture } = useSummary(path, fields)
  const [isOpen] = useState(!text)
  return (
    <FieldDetails open={isOpen}>
      <summary>
        {picture && <Thumbnail picture={picture} />}
        <Summary dir="auto">
          <span>
            {text && <VisuallyHidden>{`${name}: `}</VisuallyHidden>}
            {text || name}
          </span>
          {details && <Facts as="span">{details}</Facts>}
        </Summary>
      </summary>
      <Fields>{children}</Fields>
    </FieldDetails>
  )
}

/** The first two texts of an object, of which the first may be a choice, and its picture. */
function useSummary(path: string, fields: readonly Field[]) {
  const texts = useStudioTexts()
  const values = useWatch<Record<string, FormValues | undefined>>({ name: path }) ?? {}
  const valueOf = ({ name }: Field) => {
    const value = values[name]
    return typeof value === 'string' ? value.trim() : ''
  }
  const textOf = (field: Field, index: number) => {
    const value = valueOf(field)
    const { control } = field
    if (control.type === 'picture') return ''
    if (control.type !== 'choice') return value
    const choice = choicesOf(control, texts).find((one) => String(one.value) === value)
    return (index === 0 && choice?.label) || ''
  }
  const [text, details] = fields.map(textOf).filter(Boolean)
  const picture = fields.find(({ control }) => control.type === 'picture')
  return { text, details, picture: picture && parsePictureAddress(valueOf(picture)).url }
}
