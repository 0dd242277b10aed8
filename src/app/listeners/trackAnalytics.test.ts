import { env } from '../../../__mocks__/env'
import { buildProject } from '../../../__mocks__/fixtures'
import { failProject, serveProject } from '../../../__mocks__/handlers'
import { expectConsoleError } from '../../../__mocks__/setup/console'
import { analyticsEvents, linkEvent } from '../../features/analytics/analyticsEvents'
import { contactSlice } from '../../features/contact/contactSlice'
import { navigationSlice } from '../../features/navigation/navigationSlice'
import { profileProjectsApi } from '../../features/projects/profileProjectsApi'
import { createStore, type AppStore } from '../store'

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

describe('the view of a project', () => {
  const { pageEntered } = navigationSlice.actions
  const { getProfileProjectBySlug } = profileProjectsApi.endpoints
  const load = (store: AppStore, slug: string) =>
    store.dispatch(getProfileProjectBySlug.initiate({ profileId: 1, slug }))
  const views = () => sentEvents().filter((event) => (event as Event).name === 'projectViewed')
  interface Event {
    name: string
  }

  it('is sent once per visit of its page, when the project is loaded', async () => {
    serveProject(buildProject({ slug: 'toko-batik' }))
    const store = createStore()
    store.dispatch(pageEntered('/projects/toko-batik'))
    expect(views()).toEqual([])
    await load(store, 'toko-batik')
    store.dispatch(navigationSlice.actions.menuToggled())
    expect(views()).toEqual([{ name: 'projectViewed', slug: 'toko-batik' }])
    store.dispatch(pageEntered('/projects'))
    store.dispatch(pageEntered('/projects/toko-batik'))
    expect(views()).toHaveLength(2)
  })

  it('is not sent for a missing project, nor on another page', async () => {
    expectConsoleError(/404/)
    const store = createStore()
    failProject(404)
    store.dispatch(pageEntered('/projects/hilang'))
    await load(store, 'hilang')
    serveProject(buildProject({ slug: 'toko-batik' }))
    await load(store, 'toko-batik')
    expect(views()).toEqual([])
  })
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
