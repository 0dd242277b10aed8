import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterRetries, freezeTime } from '../../__mocks__/freezeTime'
import { readableText } from '../../__mocks__/readableText'
import { hold, serveProfile, serveProjects, serveTestimonials } from '../../__mocks__/handlers'
import { id } from '../language/id'
import { languageSlice } from '../language/languageSlice'
import { languages } from '../language/languages'
import { Providers } from './Providers'
import { MultilingualSite } from './MultilingualSite'
import { createStore } from './store'

/** Opens a page of a site in Indonesian and English, at an Indonesian address. */
function openSite(path: string, languages = 'id en') {
  window.history.replaceState(null, '', path)
  serveProfile()
  serveProjects([])
  serveTestimonials([])
  const store = createStore({ host: { languages } })
  const dispatch = jest.spyOn(store, 'dispatch')
  const { unmount } = render(
    <Providers store={store}>
      <MultilingualSite language="id" texts={id} />
    </Providers>,
  )
  return { store, dispatch, unmount, user: userEvent.setup({ delay: null }) }
}

/** A link of the footer, which has the language that is shown. */
const findContactLink = (name: string) => screen.findByRole('link', { name })

it('shows the same page again when the actions of a visit are replayed', async () => {
  const visit = openSite('/contact')
  await findContactLink('Hubungi Saya')
  await visit.user.click(screen.getAllByRole('link', { name: 'English', hidden: true })[0]!)
  await findContactLink('Contact Me')
  expect(screen.getByRole('main')).toHaveFocus()
  await visit.user.click(screen.getAllByRole('link', { name: 'Testimonials', hidden: true })[0]!)
  await screen.findByRole('heading', { name: 'No Testimonials Yet' })
  const actions = visit.dispatch.mock.calls
    .map(([action]) => action as { type?: string })
    .filter(({ type }) => type !== undefined && !type.startsWith('api/'))
  const shown = () =>
    ['banner', 'main', 'contentinfo'].map((role) => readableText(screen.getByRole(role)))
  const texts = shown()
  visit.unmount()

  const { store } = openSite('/contact')
  await findContactLink('Hubungi Saya')
  for (const action of actions) act(() => void store.dispatch(action as { type: string }))
  await screen.findByRole('heading', { name: 'No Testimonials Yet' })
  expect(shown()).toEqual(texts)
  expect(window.location.pathname).toBe('/en/testimonials')
})

it('does not write the language of the document again, which would restyle all elements', async () => {
  Object.assign(document.documentElement, { lang: 'id', dir: 'ltr' })
  const onChange = jest.fn()
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['lang', 'dir'] })
  const { user } = openSite('/contact')
  await findContactLink('Hubungi Saya')
  expect(onChange).not.toHaveBeenCalled()
  await user.click(screen.getAllByRole('link', { name: 'English', hidden: true })[0]!)
  await findContactLink('Contact Me')
  expect(document.documentElement).toHaveAttribute('lang', 'en')
  expect(onChange).toHaveBeenCalledTimes(1)
  observer.disconnect()
})

it('keeps what the visitor has entered, or is sending, when the language changes', async () => {
  freezeTime()
  const { user } = openSite('/contact')
  for (const name of ['Nama', 'Email', 'Subjek', 'Pesan']) {
    const field = await screen.findByRole('textbox', { name })
    fireEvent.change(field, { target: { value: 'budi@example.com' } })
  }
  await user.click(screen.getAllByRole('link', { name: 'English', hidden: true })[0]!)
  expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue('budi@example.com')
  await user.click(screen.getByRole('button', { name: 'Send a Message' }))
  await user.click(screen.getAllByRole('link', { name: 'Bahasa Indonesia', hidden: true })[0]!)
  expect(await screen.findByText(/^Pesan berhasil dikirim!/, {}, afterRetries)).toBeVisible()
})

it('shows the page until that in the other language, to which the visitor goes back, is loaded', async () => {
  const { user } = openSite('/contact')
  await findContactLink('Hubungi Saya')
  await user.click(screen.getAllByRole('link', { name: 'English', hidden: true })[0]!)
  await findContactLink('Contact Me')
  const { released, release } = hold()
  const load = languages.id.loadShared
  jest.spyOn(languages.id, 'loadShared').mockImplementation(() => released.then(load))
  window.history.back()
  await waitFor(() => expect(window.location.pathname).toBe('/contact'))
  await findContactLink('Contact Me')
  expect(screen.getByRole('progressbar', { name: 'Loading page' })).toBeInTheDocument()
  release()
  await findContactLink('Hubungi Saya')
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})

it('keeps its language when the visitor goes back, and links the other with the last filter', async () => {
  const { dispatch } = openSite('/contact')
  await findContactLink('Hubungi Saya')
  fireEvent.popState(window)
  expect(dispatch).not.toHaveBeenCalledWith(languageSlice.actions.selected('id'))
  window.history.replaceState(null, '', '/contact?category=AI')
  const link = screen.getAllByRole('link', { name: 'English', hidden: true })[0]!
  fireEvent.pointerDown(link)
  expect(link).toHaveProperty('href', 'http://localhost/en/contact?category=AI')
})

it('offers no choice where the site has one language', async () => {
  openSite('/contact', 'id')
  await findContactLink('Hubungi Saya')
  expect(screen.queryByRole('link', { name: 'English', hidden: true })).not.toBeInTheDocument()
})

describe('a first visit by a browser that prefers English', () => {
  const findHint = () => screen.findByRole('complementary', { name: 'Language' })

  it('is offered the English page, in English', async () => {
    const { user } = openSite('/')
    const hint = await findHint()
    expect(hint).toHaveAttribute('lang', 'en')
    expect(hint).toHaveTextContent('This site is also available in English.')
    await user.click(within(hint).getByRole('link', { name: 'Open the English version' }))
    // In the footer, and on the page as soon as it has loaded.
    await screen.findAllByRole('link', { name: 'Contact Me' })
    expect(localStorage.getItem('language')).toBe('en')
    expect(screen.queryByRole('complementary', { name: 'Language' })).not.toBeInTheDocument()
  })

  it('is offered nothing again after it was dismissed', async () => {
    const { user } = openSite('/')
    await user.click(within(await findHint()).getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('complementary', { name: 'Language' })).not.toBeInTheDocument()
    expect(localStorage.getItem('language')).toBe('id')
  })
})
