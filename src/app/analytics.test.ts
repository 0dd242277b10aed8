import { env } from '../../__mocks__/env'
import { analyticsEvents, linkEvent } from '../features/analytics/analyticsEvents'
import { contactSlice } from '../features/contact/contactSlice'
import { navigationSlice } from '../features/navigation/navigationSlice'
import { createStore } from './store'

const sendBeacon = jest.fn<boolean, [string, string]>(() => true)
const { pageEntered } = navigationSlice.actions

beforeEach(() => {
  sendBeacon.mockClear()
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
  env.analyticsEndpoint = 'https://stats.example.com/event'
})

it('sends page views and each step of the contact form, without the entered text', () => {
  const { dispatch } = createStore()
  const { started, submitted, failed, succeeded } = contactSlice.actions
  dispatch(pageEntered('/about'))
  for (const action of [started, submitted, failed, succeeded]) dispatch(action())
  const sent = sendBeacon.mock.calls.map(([, body]) => JSON.parse(body) as unknown)
  const name = 'contactFormInteracted'
  expect(sent).toEqual([
    { name: 'pageViewed', path: '/about' },
    ...['started', 'submitted', 'failed', 'succeeded'].map((step) => ({ name, step })),
  ])
})

it.each([
  ['no endpoint is configured', {}, ''],
  ['Do Not Track is enabled', { doNotTrack: '1' }, 'https://stats.example.com/event'],
  ['Global Privacy Control is', { globalPrivacyControl: true }, 'https://stats.example.com/event'],
])('sends nothing if %s', (_name, setting, endpoint) => {
  env.analyticsEndpoint = endpoint
  for (const [key, value] of Object.entries(setting)) {
    Object.defineProperty(navigator, key, { value, configurable: true })
  }
  createStore().dispatch(pageEntered('/about'))
  expect(sendBeacon).not.toHaveBeenCalled()
  for (const key of Object.keys(setting)) Reflect.deleteProperty(navigator, key)
})

const url = 'https://example.com/a'

it.each([
  ['a page', '/about', analyticsEvents.clicked({ label: 'A', to: '/about' })],
  ['another site', url, analyticsEvents.externalLinkOpened({ url })],
  ['a file', '/cv.pdf', analyticsEvents.downloaded({ file: '/cv.pdf' })],
])('a click on a link to %s has an event, and one beside it has none', (_what, href, event) => {
  document.body.innerHTML = `<a href="${href}"><span>A</span></a><b>Teks</b>`
  expect(linkEvent(document.querySelector('span'))).toEqual(event)
  expect(linkEvent(document.querySelector('b'))).toBeUndefined()
})
