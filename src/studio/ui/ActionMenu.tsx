import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState, type KeyboardEvent, type RefObject } from 'react'
import styled from 'styled-components'
import { IconButton } from '../../ui/Button'
import { MenuItems, type MenuAction } from './MenuItems'

const Frame = styled.div`
  position: relative;
  flex: none;
`

interface ActionMenuProps {
  label: string
  actions: readonly MenuAction[]
  /** The button, which has the focus again when the menu closes. */
  buttonRef: RefObject<HTMLButtonElement | null>
}

/** A button with an ellipsis that opens a menu, by the pattern "menu button" of ARIA. */
export function ActionMenu({ label, actions, buttonRef }: ActionMenuProps) {
  /** The item that gets the focus when the menu opens; undefined while it is closed. */
  const [opened, setOpened] = useState<'first' | 'last'>()

  function close(): void {
    buttonRef.current?.focus()
    setOpened(undefined)
  }

  function handleButtonKey(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpened(event.key === 'ArrowDown' ? 'first' : 'last')
  }

  return (
    <Frame
      // A press moves no focus, so that a menu is not closed before its item is clicked.
      onMouseDown={(event) => event.preventDefault()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpened(undefined)
      }}
    >
      <IconButton
        ref={buttonRef}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={opened !== undefined}
        onKeyDown={handleButtonKey}
        onClick={() => (opened ? close() : setOpened('first'))}
      >
        <Ellipsis aria-hidden="true" />
      </IconButton>
      {opened && <MenuItems label={label} actions={actions} focused={opened} onClose={close} />}
    </Frame>
  )
}
