import Trash2 from 'lucide-react/icons/trash-2'
import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { breakpoints } from '../../../theme/theme'
import { IconButton } from '../../../ui/Button'
import { visuallyHidden } from '../../../ui/VisuallyHidden'
import { useStudioTexts } from '../../language/StudioTextsContext'
import { Facts } from '../../ui/rows'
import type { Field } from '../fields'
import { ItemDetails } from './ItemDetails'
import { MoveButtons } from './MoveButtons'

/** The last icon ends with the column. */
const Buttons = styled.div`
  display: flex;
  margin-inline-end: -0.75rem;

  button {
    border-color: transparent;
    background: none;
  }
`

const labelSpace = '1.85rem'

/** One or two fields and the buttons. Labels and hints are seen only once in the list. */
const Row = styled.li<{ $hasOneField: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: end;
  gap: 0.5rem;

  > :first-child {
    flex: 1 1 7rem;
  }

  label {
    ${({ $hasOneField }) => $hasOneField && visuallyHidden}
  }
  textarea {
    min-height: 2.75rem;
    padding-block: 0.5rem;

    @supports (field-sizing: content) {
      resize: none;
    }
  }
  & + & ${Facts} {
    ${visuallyHidden}
  }

  ${({ $hasOneField }) =>
    !$hasOneField &&
    css`
      > :nth-child(2) {
        flex: 2 1 12rem;
      }
      ${Buttons} {
        margin-top: ${labelSpace};
      }

      @media (max-width: ${breakpoints.belowTablet}) {
        padding-bottom: 0.75rem;

        > :nth-child(2) {
          order: 1;
          flex-basis: 100%;
        }
      }
      ${({ theme }) => theme.from.tablet} {
        & + & label {
          ${visuallyHidden}
        }
        & + & ${Buttons} {
          margin-top: 0;
        }
      }
    `}
`

const Card = styled.li`
  position: relative;

  > ${Buttons} {
    position: absolute;
    top: 0.375rem;
    inset-inline-end: 0;
  }

  summary {
    min-height: 3.5rem;
    padding-inline-end: 8.75rem;
    font-weight: 550;
  }
  summary > [aria-hidden] {
    margin-inline-end: 0.75rem;
  }
`

interface ListItemProps {
  name: string
  path: string
  fields: readonly Field[]
  buttons: ReactNode
  children: ReactNode
}

/** An object with long or many fields is closed, unless it is empty. */
export function ListItem({ path, fields, buttons, children, ...props }: ListItemProps) {
  if (fitInRow(fields)) {
    return (
      <Row id={path} $hasOneField={fields.length === 1}>
        {children}
        {buttons}
      </Row>
    )
  }
  return (
    <Card id={path}>
      <ItemDetails path={path} fields={fields} {...props}>
        {children}
      </ItemDetails>
      {buttons}
    </Card>
  )
}

const rowTypes = ['text', 'longText', 'reference']

/** Whether the fields of an item are short enough to be beside each other. */
export const fitInRow = (fields: readonly Field[]) =>
  fields.length <= 2 && fields.every(({ control }) => rowTypes.includes(control.type))

interface ItemButtonsProps {
  name: string
  index: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}

export function ItemButtons({ onRemove, ...move }: ItemButtonsProps) {
  const { common } = useStudioTexts()
  return (
    <Buttons>
      <MoveButtons {...move} />
      <IconButton type="button" aria-label={common.removeOf(move.name)} onClick={onRemove}>
        <Trash2 />
      </IconButton>
    </Buttons>
  )
}
