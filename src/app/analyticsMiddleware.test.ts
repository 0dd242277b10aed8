import { env } from '../../__mocks__/env'
import { linkEvent } from '../features/analytics/linkEvent'
import { analyticsEvents } from '../features/analytics/analyticsEvents'
import { contactSlice } from '../features/contact/contactSlice'
import { navigationSlice } from '../features/navigation/navigationSlice'
import { createStore } from './store'

const sendBeacon = jest.fn<boolean, [string, string]>(() => true)

function sentEvents(): unknown[] {
  return sendBeacon.mock.calls.map(([, body]) => JSON.parse(body) as unknown)
}

beforeEach(() => {
  sendBeacon.mockClear()
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
  env.analyticsEndpoint = 'https://stats.example.com/event'
})

it('counts the page that came up', () => {
  createStore().dispatch(navigationSlice.actions.pageEntered('/about'))
  expect(sentEvents()).toEqual([{ name: 'pageViewed', path: '/about' }])
})

it('counts each step of the contact form, and nothing of what is typed', () => {
  const { dispatch } = createStore()
  const { started, fieldChanged, submitted, failed, succeeded } = contactSlice.actions
  dispatch(started())
  dispatch(fieldChanged({ field: 'name', value: 'Budi' }))
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

it('counts a project that was looked at', () => {
  createStore().dispatch(analyticsEvents.projectViewed({ slug: 'toko-batik' }))
  expect(sentEvents()).toEqual([{ name: 'projectViewed', slug: 'toko-batik' }])
})

it('sends nothing where the owner configured no endpoint', () => {
  env.analyticsEndpoint = ''
  createStore().dispatch(navigationSlice.actions.pageEntered('/about'))
  expect(sendBeacon).not.toHaveBeenCalled()
})

it.each([
  ['Do Not Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
])('sends nothing for a visitor who asks by %s', (_name, wish) => {
  for (const [key, value] of Object.entries(wish)) {
    Object.defineProperty(navigator, key, { value, configurable: true })
  }
  createStore().dispatch(navigationSlice.actions.pageEntered('/about'))
  expect(sendBeacon).not.toHaveBeenCalled()
  for (const key of Object.keys(wish)) Reflect.deleteProperty(navigator, key)
})

describe('a click on a link', () => {
  function eventOfClick(html: string) {
    document.body.innerHTML = html
    return linkEvent(document.querySelector('span'))
  }

  it('is a plain click within the site', () => {
    expect(eventOfClick('<a href="/about"><span>Tentang</span></a>')).toEqual(
      analyticsEvents.clicked({ label: 'Tentang', to: '/about' }),
    )
  })

  it('is an external link where it leads out', () => {
    expect(eventOfClick('<a href="https://example.com/a"><span>A</span></a>')).toEqual(
      analyticsEvents.externalLinkOpened({ url: 'https://example.com/a' }),
    )
  })

  it('is a download where it brings a file', () => {
    expect(eventOfClick('<a href="/cv.pdf"><span>CV</span></a>')).toEqual(
      analyticsEvents.downloaded({ file: '/cv.pdf' }),
    )
  })

  it('is nothing beside a link', () => {
    expect(eventOfClick('<span>Teks</span>')).toBeUndefined()
  })
})
