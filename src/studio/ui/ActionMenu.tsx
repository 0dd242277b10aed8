import Ellipsis from 'lucide-react/icons/ellipsis'
import {
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { IconButton } from '../../ui/Button'

const Frame = styled.div`
  position: relative;
  flex: none;

  > button {
    border-color: transparent;
    background: none;
  }
  > [aria-expanded='true'] {
    background: ${({ theme }) => theme.accentSoft};
  }
`

export interface MenuAction {
  label: string
  Icon: ComponentType<{ 'aria-hidden': true }>
  to?: string
  onSelect?: () => void
  isDisabled?: boolean
}

const Menu = styled.div`
  position: absolute;
  z-index: 10;
  inset-block-start: calc(100% + 0.25rem);
  inset-inline-end: 0;
  width: max-content;
  min-width: min(12rem, 70vw);
  max-width: calc(100vw - 3rem);
  padding: 0.375rem;
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.surfaceRaised};
  box-shadow: ${({ theme }) => theme.shadow};

  &[data-above] {
    inset-block: auto calc(100% + 0.25rem);
  }
`

const Item = styled.button`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  width: 100%;
  min-height: 2.75rem;
  padding: 0.375rem 0.75rem;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.small};
  background: none;
  font-size: ${({ theme }) => theme.size.small};
  text-align: start;
  text-decoration: none;

  &:hover,
  &:focus-visible {
    background: ${({ theme }) => theme.accentSoft};
    outline-offset: -3px;
  }

  &[aria-disabled='true'] {
    color: ${({ theme }) => theme.textMuted};
    cursor: default;
    opacity: 0.6;
  }

  svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
  }
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
  const menu = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (menu.current && opened) showMenu(menu.current, opened)
  }, [opened])

  function close(): void {
    buttonRef.current?.focus()
    setOpened(undefined)
  }

  function select({ isDisabled, onSelect }: MenuAction): void {
    if (isDisabled) return
    close()
    onSelect?.()
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
      {opened && (
        <Menu
          ref={menu}
          role="menu"
          aria-label={label}
          onKeyDown={(event) => handleKey(event, close)}
        >
          {actions.map((action) => (
            <ActionItem key={action.label} {...action} onSelect={() => select(action)} />
          ))}
        </Menu>
      )}
    </Frame>
  )
}

function ActionItem({ label, Icon, to, isDisabled, onSelect }: MenuAction) {
  return (
    <Item
      role="menuitem"
      tabIndex={-1}
      {...(to ? { as: Link, to } : { type: 'button' })}
      aria-disabled={isDisabled}
      onClick={onSelect}
    >
      <Icon aria-hidden />
      {label}
    </Item>
  )
}

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')]

/** Places a menu above its button where the window has room only there, and focuses an item. */
function showMenu(menu: HTMLElement, focused: 'first' | 'last'): void {
  const { top, bottom, height } = menu.getBoundingClientRect()
  menu.toggleAttribute('data-above', bottom > window.innerHeight && top > height * 1.5)
  itemsOf(menu)
    .at(focused === 'first' ? 0 : -1)
    ?.focus()
}

function handleKey(event: KeyboardEvent<HTMLElement>, onClose: () => void): void {
  const items = itemsOf(event.currentTarget)
  const index = items.indexOf(document.activeElement as HTMLElement)
  const targets: Partial<Record<string, number>> = {
    ArrowDown: (index + 1) % items.length,
    ArrowUp: index - 1,
    Home: 0,
    End: -1,
  }
  const target = targets[event.key]
  // Tab goes on from the button.
  if (event.key === 'Escape' || event.key === 'Tab') onClose()
  if (target === undefined) return
  event.preventDefault()
  items.at(target)?.focus()
}
