import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StudioProviders } from '../../../__mocks__/StudioProviders'
import { navigationSlice } from '../../features/navigation/navigationSlice'
import { createStudioStore } from '../createStudioStore'
import { NoticeList } from './NoticeList'
import { noticesSlice, type NoticeMessage } from './noticesSlice'

/** Shows the list, and a message in it. */
function showNotice(message: NoticeMessage) {
  const store = createStudioStore()
  render(
    <StudioProviders store={store}>
      <NoticeList />
    </StudioProviders>,
  )
  act(() => void store.dispatch(noticesSlice.actions.shown(message)))
  return store
}

it('announces a message, which disappears after eight seconds', () => {
  jest.useFakeTimers()
  showNotice({ text: 'Tersimpan.' })
  expect(screen.getByRole('status')).toHaveTextContent('Tersimpan.')
  act(() => jest.advanceTimersByTime(7000))
  expect(screen.getByRole('status')).toHaveTextContent('Tersimpan.')
  act(() => jest.advanceTimersByTime(1000))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('keeps an error until it is closed', async () => {
  jest.useFakeTimers()
  showNotice({ text: 'Tidak tersimpan.', isError: true })
  act(() => jest.advanceTimersByTime(60_000))
  expect(screen.getByRole('status')).toHaveTextContent('Tidak tersimpan.')
  jest.useRealTimers()
  await userEvent.click(screen.getByRole('button', { name: 'Tutup pesan' }))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('ends an error when its subject has changed, or when the screen is left', () => {
  const { shown, ended } = noticesSlice.actions
  const error = { text: 'Tidak tersimpan.', isError: true, subject: 'projects 1' }
  const store = showNotice(error)
  act(() => void store.dispatch(ended('projects 2')))
  expect(screen.getByRole('status')).toHaveTextContent('Tidak tersimpan.')
  act(() => void store.dispatch(ended('projects 1')))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()

  act(() => void store.dispatch(shown(error)))
  act(() => void store.dispatch(navigationSlice.actions.pageEntered('/studio/artikel')))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
