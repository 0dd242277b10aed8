import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { StudioProviders } from '../../../__mocks__/StudioProviders'
import { createStudioStore } from '../createStudioStore'
import { ActionMenu } from './ActionMenu'

const handleHide = jest.fn()
const handleMove = jest.fn()
const Icon = () => null

function Example() {
  const button = useRef<HTMLButtonElement>(null)
  const actions = [
    { label: 'Sunting', Icon, to: '/studio/proyek/1' },
    { label: 'Naikkan', Icon, isDisabled: true, onSelect: handleMove },
    { label: 'Sembunyikan', Icon, onSelect: handleHide },
  ]
  return <ActionMenu label="Tindakan" actions={actions} buttonRef={button} />
}

function renderMenu() {
  render(
    <StudioProviders store={createStudioStore()}>
      <MemoryRouter>
        <Example />
        <button type="button">Lain</button>
      </MemoryRouter>
    </StudioProviders>,
  )
  return { user: userEvent.setup({ delay: null }) }
}

const item = (name: string) => screen.getByRole('menuitem', { name })
const button = () => screen.getByRole('button', { name: 'Tindakan' })

it('is used with the keyboard: arrows, Home, End, Enter and Escape', async () => {
  const { user } = renderMenu()
  await user.tab()
  expect(button()).toHaveAttribute('aria-expanded', 'false')
  await user.keyboard('{ArrowUp}')
  expect(button()).toHaveAttribute('aria-expanded', 'true')
  expect(item('Sembunyikan')).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(item('Sunting')).toHaveFocus()
  await user.keyboard('{End}{ArrowUp}')
  expect(item('Naikkan')).toHaveFocus()
  await user.keyboard('{Home}')
  expect(item('Sunting')).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(button()).toHaveFocus()

  await user.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}')
  expect(handleHide).toHaveBeenCalledTimes(1)
  expect(button()).toHaveFocus()
})

it('does nothing at a disabled item; closes with Tab, a second click, and for another control', async () => {
  const { user } = renderMenu()
  const expectClosed = () => expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  const other = screen.getByRole('button', { name: 'Lain' })
  await user.click(button())
  await user.click(item('Naikkan'))
  expect(handleMove).not.toHaveBeenCalled()
  expect(item('Sunting')).toHaveAttribute('href', '/studio/proyek/1')
  item('Sunting').focus()
  await user.tab()
  expectClosed()
  expect(other).toHaveFocus()
  await user.click(button())
  await user.click(button())
  expectClosed()
  await user.click(button())
  await user.click(other)
  expectClosed()
})
