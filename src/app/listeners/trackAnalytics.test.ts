import { env } from '../../../__mocks__/env'
import { analyticsEvents, linkEvent } from '../../features/analytics/analyticsEvents'
import { contactSlice } from '../../features/contact/contactSlice'
import { navigationSlice } from '../../features/navigation/navigationSlice'
import { createStore } from '../store'

const sendBeacon = jest.fn<boolean, [string, string]>(() => true)

function sentEvents(): unknown[] {
  return sendBeacon.mock.calls.map(([, body]) => JSON.parse(body) as unknown)
}

beforeEach(() => {
  sendBeacon.mockClear()
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
  env.analyticsEndpoint = 'https://stats.example.com/event'
})

it('sends a page view for a new page', () => {
  createStore().dispatch(navigationSlice.actions.pageEntered('/about'))
  expect(sentEvents()).toEqual([{ name: 'pageViewed', path: '/about' }])
})

it('sends each step of the contact form, without the entered text', () => {
  const { dispatch } = createStore()
  const { started, submitted, failed, succeeded } = contactSlice.actions
  dispatch(started())
  dispatch(submitted())
  dispatch(failed())
  dispatch(succeeded())
  expect(sentEvents()).toEqual(
    ['started', 'submitted', 'failed', 'succeeded'].map((step) => ({
      name: 'contactFormInteracted',
      step,
    })),
  )
})

it('sends nothing if no endpoint is configured', () => {
  env.analyticsEndpoint = ''
  createStore().dispatch(navigationSlice.actions.pageEntered('/about'))
  expect(sendBeacon).not.toHaveBeenCalled()
})

it.each([
  ['Do Not Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
])('sends nothing if %s is enabled', (_name, setting) => {
  for (const [key, value] of Object.entries(setting)) {
    Object.defineProperty(navigator, key, { value, configurable: true })
  }
  createStore().dispatch(navigationSlice.actions.pageEntered('/about'))
  expect(sendBeacon).not.toHaveBeenCalled()
  for (const key of Object.keys(setting)) Reflect.deleteProperty(navigator, key)
})

describe('the event of a click', () => {
  function eventOfClick(html: string) {
    document.body.innerHTML = html
    return linkEvent(document.querySelector('span'))
  }

  it('is a click for a link within the site', () => {
    expect(eventOfClick('<a href="/about"><span>Tentang</span></a>')).toEqual(
      analyticsEvents.clicked({ label: 'Tentang', to: '/about' }),
    )
  })

  it('is an external link for a link to another site', () => {
    expect(eventOfClick('<a href="https://example.com/a"><span>A</span></a>')).toEqual(
      analyticsEvents.externalLinkOpened({ url: 'https://example.com/a' }),
    )
  })

  it('is a download for a link to a file', () => {
    expect(eventOfClick('<a href="/cv.pdf"><span>CV</span></a>')).toEqual(
      analyticsEvents.downloaded({ file: '/cv.pdf' }),
    )
  })

  it('is undefined outside of links', () => {
    expect(eventOfClick('<span>Teks</span>')).toBeUndefined()
  })
})
