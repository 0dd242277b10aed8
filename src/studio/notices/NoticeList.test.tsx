import { act, fireEvent, render, screen } from '@testing-library/react'
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

it('keeps an error until it is closed, its subject has changed, or the screen is left', () => {
  jest.useFakeTimers()
  const { shown, ended } = noticesSlice.actions
  const error = { text: 'Tidak tersimpan.', isError: true, subject: 'projects 1' }
  const store = showNotice(error)
  const expectShown = () => expect(screen.getByRole('status')).toHaveTextContent(error.text)
  const expectNone = () => expect(screen.getByRole('status')).toBeEmptyDOMElement()
  const show = () => act(() => void store.dispatch(shown(error)))
  act(() => jest.advanceTimersByTime(60_000))
  expectShown()
  fireEvent.click(screen.getByRole('button', { name: 'Tutup pesan' }))
  expectNone()
  show()
  act(() => void store.dispatch(ended('projects 2')))
  expectShown()
  act(() => void store.dispatch(ended('projects 1')))
  expectNone()
  show()
  act(() => void store.dispatch(navigationSlice.actions.pageEntered('/studio/artikel')))
  expectNone()
})
