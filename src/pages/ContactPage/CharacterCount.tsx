import styled from 'styled-components'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

const number = new Intl.NumberFormat('id-ID')

/** The number of characters as the API counts them: an emoji is one. */
export const countCharacters = (text: string) => [...text].length

/** Whether a text is longer than nine tenths of its limit. */
export const isNearLimit = (length: number, limit: number) => length > limit * 0.9

export const excessError = (label: string, limit: number) =>
  `${label} terlalu panjang: paling banyak ${number.format(limit)} karakter.`

const Count = styled.p<{ $tone: 'textMuted' | 'danger' }>`
  color: ${({ theme, $tone }) => theme[$tone]};
  font-size: ${({ theme }) => theme.size.small};
`

interface CharacterCountProps {
  id: string
  label: string
  length: number
  limit: number
}

/** The number of characters of a text near its limit. The announcement changes at the limit only. */
export function CharacterCount({ id, label, length, limit }: CharacterCountProps) {
  const isExceeded = length > limit
  const isShown = isNearLimit(length, limit)
  const announcement = isExceeded
    ? excessError(label, limit)
    : `${label} mendekati batas ${number.format(limit)} karakter.`
  return (
    <>
      {isShown && (
        <Count id={id} $tone={isExceeded ? 'danger' : 'textMuted'}>
          {number.format(length)} dari {number.format(limit)} karakter
        </Count>
      )}
      <VisuallyHidden aria-live="polite">{isShown && announcement}</VisuallyHidden>
    </>
  )
}
