import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StudioProviders } from '../../../__mocks__/StudioProviders'
import { createStudioStore } from '../createStudioStore'
import { NoticeList } from './NoticeList'
import { noticesSlice, type NoticeMessage } from './noticesSlice'

/** Shows the list, and a message in it. */
function renderNotice(message: NoticeMessage) {
  const store = createStudioStore()
  render(
    <StudioProviders store={store}>
      <NoticeList />
    </StudioProviders>,
  )
  act(() => void store.dispatch(noticesSlice.actions.shown(message)))
}

it('announces a message, which disappears after eight seconds', () => {
  jest.useFakeTimers()
  renderNotice({ text: 'Tersimpan.' })
  expect(screen.getByRole('status')).toHaveTextContent('Tersimpan.')
  act(() => jest.advanceTimersByTime(7000))
  expect(screen.getByRole('status')).toHaveTextContent('Tersimpan.')
  act(() => jest.advanceTimersByTime(1000))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('keeps an error until it is closed', async () => {
  jest.useFakeTimers()
  renderNotice({ text: 'Tidak tersimpan.', isError: true })
  act(() => jest.advanceTimersByTime(60_000))
  expect(screen.getByRole('status')).toHaveTextContent('Tidak tersimpan.')
  jest.useRealTimers()
  await userEvent.click(screen.getByRole('button', { name: 'Tutup pesan' }))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
