import { useLayoutEffect, useRef, type ComponentType, type KeyboardEvent } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

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

interface MenuItemsProps {
  label: string
  actions: readonly MenuAction[]
  focused: 'first' | 'last'
  onClose: () => void
}

export function MenuItems({ label, actions, focused, onClose }: MenuItemsProps) {
  const menu = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (!menu.current) return
    placeInWindow(menu.current)
    itemsOf(menu.current)
      .at(focused === 'first' ? 0 : -1)
      ?.focus()
  }, [focused])

  function select({ isDisabled, onSelect }: MenuAction): void {
    if (isDisabled) return
    onClose()
    onSelect?.()
  }

  return (
    <Menu
      ref={menu}
      role="menu"
      aria-label={label}
      onKeyDown={(event) => handleKey(event, onClose)}
    >
      {actions.map((action) => (
        <Item
          key={action.label}
          role="menuitem"
          tabIndex={-1}
          {...(action.to ? { as: Link, to: action.to } : { type: 'button' })}
          aria-disabled={action.isDisabled}
          onClick={() => select(action)}
        >
          <action.Icon aria-hidden />
          {action.label}
        </Item>
      ))}
    </Menu>
  )
}

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')]

/** Opens a menu upwards where the window has no room below its button, but above. */
function placeInWindow(menu: HTMLElement): void {
  const { top, bottom, height } = menu.getBoundingClientRect()
  menu.toggleAttribute('data-above', bottom > window.innerHeight && top > height * 1.5)
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
