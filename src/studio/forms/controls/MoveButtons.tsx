import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { IconButton } from '../../../ui/Button'
import { useStudioTexts } from '../../language/StudioTextsContext'

const MoveButton = styled(IconButton)`
  &[aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }
`

interface MoveButtonsProps {
  name: string
  index: number
  /** Of the items that can be moved, which are the first ones. */
  count: number
  onMove: (to: number) => void
}

export function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  const { common } = useStudioTexts()
  const moves = [
    { label: common.moveUp(name), Icon: ArrowUp, step: -1 },
    { label: common.moveDown(name), Icon: ArrowDown, step: 1 },
  ]
  return moves.map(({ label, Icon, step }) => {
    const to = index + step
    const isDisabled = index >= count || to < 0 || to >= count
    return (
      <MoveButton
        key={step}
        type="button"
        aria-label={label}
        aria-disabled={isDisabled}
        onClick={({ currentTarget }) => {
          if (isDisabled) return
          flushSync(() => onMove(to))
          // The browser removes the focus from an element that moves.
          currentTarget.focus()
        }}
      >
        <Icon />
      </MoveButton>
    )
  })
}
