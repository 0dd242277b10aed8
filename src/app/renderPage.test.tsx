import { setImmediate } from 'node:timers'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { BrowserRouter } from 'react-router-dom'
import { buildEducation } from '../../__mocks__/fixtures/educations'
import { buildExperience } from '../../__mocks__/fixtures/experiences'
import { buildProjects } from '../../__mocks__/fixtures/projects'
import { buildSkills } from '../../__mocks__/fixtures/skills'
import { buildTestimonial } from '../../__mocks__/fixtures/testimonials'
import { apiServer } from '../../__mocks__/handlers/apiServer'
import { serveCategories } from '../../__mocks__/handlers/categories'
import { serveEducations } from '../../__mocks__/handlers/educations'
import { serveExperiences } from '../../__mocks__/handlers/experiences'
import { failProfile } from '../../__mocks__/handlers/profile'
import { serveProject, serveProjects } from '../../__mocks__/handlers/projects'
import { answerCall, failCall } from '../../__mocks__/handlers/scenario'
import { serveSkills } from '../../__mocks__/handlers/skills'
import { serveTestimonial, serveTestimonials } from '../../__mocks__/handlers/testimonials'
import { App } from './App'
import { Providers } from './Providers'
import type { ExportRenderer, RenderedPage, Transport } from './renderer'
import { routes } from './routes'
import { readSnapshot } from './snapshot'
import { createStore } from './store'

// The renderer runs on the server, which has this; the browser that the tests play has not.
Object.assign(globalThis, { setImmediate })

/** On the server it has modules of its own, so that nothing is shared with the browser's. */
let renderer: ExportRenderer
beforeAll(async () => {
  await jest.isolateModulesAsync(async () => {
    renderer = await import('./renderPage')
    await loadPages((await import('./routes')).routes)
  })
  await loadPages(routes)
})

/** One after another: the names of their classes follow the order here. */
async function loadPages(all: typeof routes): Promise<void> {
  for (const { page } of all) await page.load()
}

const transport: Transport = async (args) => {
  const { url, params } = typeof args === 'string' ? { url: args, params: {} } : args
  const query = new URLSearchParams(params as Record<string, string>)
  const response = await fetch(`/api${url}?${query}`)
  const data: unknown = await response.json()
  return response.ok ? { data } : { error: { status: response.status, data } }
}

const [project] = buildProjects(1, { slug: 'toko-batik' })
if (!project) throw new Error('There is no project')

/** Lets the API have something for every page. */
function serveEverything(): void {
  serveCategories([{ id: 1, name: 'Frontend', is_active: 1 }])
  serveProjects(buildProjects(14))
  serveProject(project as NonNullable<typeof project>)
  serveSkills(buildSkills(26))
  serveExperiences([buildExperience()])
  serveEducations([buildEducation()])
  serveTestimonials([buildTestimonial()])
  serveTestimonial(buildTestimonial({ id: 1 }))
}

async function renderFound(url: string): Promise<RenderedPage> {
  const view = await renderer.renderPage(url, transport)
  if (!view) throw new Error(`${url} was not rendered`)
  return view
}

/** Puts a rendered page into the document, as it comes from the server. */
function openPage(url: string, { head, styles, body, snapshot }: RenderedPage): HTMLElement {
  window.history.replaceState(null, '', url)
  document.head.innerHTML = head + styles
  document.body.innerHTML = `${body}<script type="application/json" id="snapshot">${snapshot}</script>`
  return document.getElementById('root') as HTMLElement
}

/** Lets the app take the page over, while the API refuses every call. */
async function takeOver(container: HTMLElement) {
  apiServer.resetHandlers()
  const store = createStore({ preloadedState: readSnapshot(document) })
  const view = render(
    <Providers store={store} serverState={store.getState()}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </Providers>,
    { container, hydrate: true },
  )
  await act(async () => Promise.resolve())
  return { ...view, store, user: userEvent.setup({ delay: null }) }
}

afterEach(() => {
  document.head.innerHTML = ''
  window.history.replaceState(null, '', '/')
})

const addresses = [
  '/',
  '/about',
  '/about/',
  '/skills',
  '/projects',
  '/projects?page=2',
  '/projects/toko-batik',
  '/testimonials',
  '/testimonials/1',
  '/testimonials/abc',
  '/blog',
  '/contact',
  '/tidak/ada',
]

describe.each(addresses)('%s', (url) => {
  it.each(['light', 'dark'])('is taken over in the %s theme as it was sent', async (theme) => {
    document.documentElement.classList.toggle('dark', theme === 'dark')
    serveEverything()
    const container = openPage(url, await renderFound(url))
    const sent = container.innerHTML
    const { store } = await takeOver(container)
    const label = { light: 'Ganti ke tema gelap', dark: 'Ganti ke tema terang' }
    // Only the button that changes the theme has learned which one it is.
    expect(container.innerHTML.replace(` data-theme="${theme}"`, '')).toBe(
      theme === 'dark' ? sent.replace(label.light, label.dark) : sent,
    )
    expect(store.getState().theme).toEqual({ mode: theme, detected: true })
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })
})

it('ends on the last page of the list where the address asks for a later one', async () => {
  serveEverything()
  const url = '/projects?page=999999'
  await takeOver(openPage(url, await renderFound(url)))
  expect(window.location.pathname + window.location.search).toBe('/projects?page=3')
})

it.each(['/', '/about', '/skills', '/projects', '/testimonials', '/blog', '/contact'])(
  'is of the type website: %s',
  async (url) => {
    serveEverything()
    expect((await renderFound(url)).head).toContain('<meta property="og:type" content="website"')
  },
)

it('is complete: nothing is left for a script to put in its place', async () => {
  serveEverything()
  for (const url of addresses) {
    const { body } = await renderFound(url)
    expect(body).not.toMatch(/<template|<script(?! type="application\/ld\+json")|Loading\.\.\./)
  }
})

it('has all skills, and the list of projects as far as its address says', async () => {
  serveEverything()
  expect((await renderFound('/skills')).body.match(/role="progressbar"/g)).toHaveLength(26)
  expect((await renderFound('/projects')).body.match(/<article/g)).toHaveLength(6)
  expect((await renderFound('/projects?page=2')).body.match(/<article/g)).toHaveLength(12)
  expect((await renderFound('/projects?page=9')).body.match(/<article/g)).toHaveLength(14)
})

it('has a snapshot that cannot close its script element', async () => {
  serveEverything()
  serveTestimonial(buildTestimonial({ id: 1, description: '</script><script>alert(1)</script>' }))
  const { snapshot } = await renderFound('/testimonials/1')
  expect(snapshot).not.toContain('<')
  expect(snapshot).toContain('alert(1)')
})

it.each([
  ['/projects', 200],
  ['/projects/hilang', 404],
  ['/testimonials/999', 404],
  ['/testimonials/abc', 404],
  ['/tidak/ada', 404],
])('says of %s that it answers with %i', async (url, statusCode) => {
  serveEverything()
  failCall('/profile-projects/profile/1/slug/hilang', 404)
  failCall('/testimonials/999', 404)
  expect((await renderFound(url)).statusCode).toBe(statusCode)
})

it('answers 404 for a project whose call does not succeed', async () => {
  serveEverything()
  answerCall('/profile-projects/profile/1/slug/hilang', () => HttpResponse.json({ status: 'fail' }))
  expect((await renderFound('/projects/hilang')).statusCode).toBe(404)
})

it.each(['/', '/tidak/ada'])('renders no %s without the owner’s data', async (url) => {
  serveEverything()
  failProfile(404)
  expect(await renderer.renderPage(url, transport)).toBeUndefined()
})

it('renders no page of which a part cannot be read', async () => {
  serveEverything()
  failCall('/categories', 503)
  expect(await renderer.renderPage('/projects', transport)).toBeUndefined()
})

it.each([
  ['/about', '/about', 'AboutPage'],
  ['/About/', '/about', 'AboutPage'],
  ['/about?page=2', '/about', 'AboutPage'],
  ['/?utm_source=surat', '/', 'HomePage'],
  ['/projects?page=2&a=1', '/projects?page=2', 'ProjectsPage'],
  ['/projects?page=1', '/projects', 'ProjectsPage'],
  ['/projects?page=-1', '/projects', 'ProjectsPage'],
  ['/projects?page=99999999', '/projects?page=50', 'ProjectsPage'],
  ['/projects/%74oko-batik', '/projects/toko-batik', 'ProjectDetailPage'],
  ['/tidak/ada', '/404', undefined],
  ['/juga/tidak', '/404', undefined],
  ['//lain.contoh', '/404', undefined],
  ['//', '/', 'HomePage'],
])('knows %s as %s', (url, address, page) => {
  expect(renderer.resolvePage(url)).toEqual({ address, page })
})
