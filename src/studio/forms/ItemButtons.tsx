import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Trash2 from 'lucide-react/icons/trash-2'
import type { MouseEvent } from 'react'
import styled from 'styled-components'
import { IconButton } from '../../ui/Button'

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;

  [aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }
`

interface ItemButtonsProps {
  /** Of the item. */
  name: string
  isFirst: boolean
  isLast: boolean
  onMoveUp: (event: MouseEvent<HTMLElement>) => void
  onMoveDown: (event: MouseEvent<HTMLElement>) => void
  onRemove: () => void
}

/** The buttons that move and remove an item of a list in a form. */
export function ItemButtons(props: ItemButtonsProps) {
  const { name, isFirst, isLast, onMoveUp, onMoveDown, onRemove } = props
  return (
    <Buttons>
      <IconButton
        type="button"
        aria-label={`Naikkan ${name}`}
        aria-disabled={isFirst}
        onClick={onMoveUp}
      >
        <ArrowUp />
      </IconButton>
      <IconButton
        type="button"
        aria-label={`Turunkan ${name}`}
        aria-disabled={isLast}
        onClick={onMoveDown}
      >
        <ArrowDown />
      </IconButton>
      <IconButton type="button" aria-label={`Hapus ${name}`} onClick={onRemove}>
        <Trash2 />
      </IconButton>
    </Buttons>
  )
}
