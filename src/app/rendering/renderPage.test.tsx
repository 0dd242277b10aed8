import { act, render, screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { BrowserRouter } from 'react-router-dom'
import { env } from '../../../__mocks__/env'
import * as fixtures from '../../../__mocks__/fixtures'
import * as api from '../../../__mocks__/handlers'
import { importServerModule, mockApiTransport } from '../../../__mocks__/serverRenderer'
import { App } from '../App'
import { TestProviders } from '../../../__mocks__/TestProviders'
import type { ExportRenderer, RenderedPage } from './renderer'
import { readSnapshot } from './snapshot'
import { createStore } from '../store'

let renderer: ExportRenderer
beforeAll(async () => {
  renderer = await importServerModule()
})

/** The data of all pages. */
beforeEach(() => {
  api.serveCategories([{ id: 1, name: 'Frontend', is_active: 1 }])
  api.serveProjects(fixtures.buildProjects(14))
  api.serveProject(fixtures.buildProject({ slug: 'toko-batik' }))
  api.serveSkills(fixtures.buildSkills(26))
  api.serveExperiences([fixtures.buildExperience()])
  api.serveEducations([fixtures.buildEducation()])
  api.servePosts([fixtures.buildPost(), fixtures.buildPost({ id: 2, tags: ['Basis Data'] })])
  api.servePost(fixtures.buildPostDetail())
  api.serveTestimonials([fixtures.buildTestimonial()])
  api.serveTestimonial(fixtures.buildTestimonial())
})

async function renderFound(url: string): Promise<RenderedPage> {
  const view = await renderer.renderPage(url, mockApiTransport)
  if (!view) throw new Error(`${url} was not rendered`)
  return view
}

/** Puts a rendered page into the document. */
function openPage(url: string, { head, styles, body, snapshot }: RenderedPage): HTMLElement {
  window.history.replaceState(null, '', url)
  document.head.innerHTML = head + styles
  document.body.innerHTML = `${body}<script type="application/json" id="snapshot">${snapshot}</script>`
  return document.getElementById('root') as HTMLElement
}

/** Hydrates the page. Requests to the API fail. */
async function hydratePage(container: HTMLElement) {
  api.apiServer.resetHandlers()
  const store = createStore({ preloadedState: readSnapshot(document) })
  const view = render(
    <TestProviders store={store} serverState={store.getState()}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </TestProviders>,
    { container, hydrate: true },
  )
  await act(async () => Promise.resolve())
  return { ...view, store }
}

afterEach(() => {
  document.head.innerHTML = ''
  window.history.replaceState(null, '', '/')
})

/** Hydrates a page, and expects no change but the mark of the theme. */
async function expectUnchanged(url: string, view: RenderedPage | undefined) {
  const container = openPage(url, view as RenderedPage)
  const sent = container.innerHTML
  const { store } = await hydratePage(container)
  expect(container.innerHTML.replace(' data-theme="light"', '')).toBe(sent)
  expect(store.getState().theme).toEqual({ mode: 'light', detected: true })
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  return sent
}

it.each([
  ['server', 4],
  ['simulated', 4],
  ['email', 0],
] as const)('hydrates the contact page of the host %s, with %i fields', async (host, fields) => {
  env.host = { contact: host }
  const view = await renderer.renderPage('/contact', mockApiTransport, env.host)
  await expectUnchanged('/contact', view)
  expect(screen.queryAllByRole('textbox')).toHaveLength(fields)
})

it('hydrates the form to subscribe without changes, which works without scripts', async () => {
  env.host = { subscriptions: 'mail' }
  const view = await renderer.renderPage('/blog', mockApiTransport, env.host)
  expect(await expectUnchanged('/blog', view)).toMatch(/<section class="[^"]*"><h2>Dapatkan Update/)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' })
  expect(field.form).toHaveAttribute('action', '/subscription/request')
})

it('renders the pages of a subscription without their secrets, and lists none of them', async () => {
  const url = '/subscription/confirm?token=rahasia&email=budi%40example.com'
  const address = '/subscription/confirm'
  const resolved = { language: 'id', address, page: 'SubscriptionPage', isPrivate: true }
  expect(renderer.resolvePage(url)).toEqual(resolved)
  expect(renderer.pagePaths.join()).not.toContain('subscription')
  const { head, body, snapshot } = await renderFound(address)
  expect(head).toContain('<meta name="robots" content="noindex"/>')
  expect(body).toContain('<form method="post">')
  expect(snapshot).not.toContain('subscription')
})

it.each([
  ['/skills', 'role="progressbar"', 26],
  ['/projects?page=9', '<article', 14],
  ['/blog', '<article', 2],
  ['/blog?tag=Basis+Data', '<article', 1],
])('%s contains what the URL selects: %s, %i times', async (url, part, count) => {
  expect((await renderFound(url)).body.split(part)).toHaveLength(count + 1)
})

it('escapes the snapshot, so that it cannot close its script element', async () => {
  const description = '</script><script>alert(1)</script>'
  api.serveTestimonial(fixtures.buildTestimonial({ description }))
  const { snapshot } = await renderFound('/testimonials/1')
  expect(snapshot).not.toContain('<')
  expect(snapshot).toContain('alert(1)')
})

const slugPath = '/profile-projects/profile/1/slug/hilang'
const failed = () => HttpResponse.json({ status: 'fail' })

it.each([
  ['/projects/hilang', () => api.mockResponse(slugPath, failed)],
  // The API refuses the address.
  ['/blog/salah', () => api.mockErrorResponse('/posts/slug/salah', 400)],
])('renders %s with status 404 if there is no such entry', async (url, serve) => {
  serve()
  expect((await renderFound(url)).statusCode).toBe(404)
})

it.each([
  ['/', 'the profile', () => api.fail('profile', 404)],
  ['/tidak/ada', 'the profile', () => api.fail('profile', 404)],
  ['/projects', 'one of its requests', () => api.mockErrorResponse('/categories', 503)],
])('does not render %s without %s', async (url, _what, fail) => {
  fail()
  expect(await renderer.renderPage(url, mockApiTransport)).toBeUndefined()
})

const category = 'category=AI%20%26%20Data'

it.each([
  ['/About/', '/about', 'AboutPage'],
  ['/about?page=2&category=2', '/about', 'AboutPage'],
  ['/projects?page=2&a=1', '/projects?page=2', 'ProjectsPage'],
  [`/projects?page=2&${category}`, `/projects?${category}`, 'ProjectsPage'],
  ['/testimonials?category=2&page=3', '/testimonials?category=2', 'TestimonialsPage'],
  ['/projects?page=-1', '/projects', 'ProjectsPage'],
  ['/projects?page=99999999', '/projects?page=50', 'ProjectsPage'],
  [`/projects?category=${'a'.repeat(201)}`, '/projects', 'ProjectsPage'],
  ['/projects/%74oko-batik', '/projects/toko-batik', 'ProjectDetailPage'],
  ['/blog?tag=%00&page=2', '/blog?page=2', 'BlogPage'],
  ['/blog?tag=Basis+Data&a=1', '/blog?tag=Basis%20Data', 'BlogPage'],
  ['/blog/%61rtikel-1?tag=React', '/blog/artikel-1', 'PostPage'],
  ['/juga/tidak', '/404', undefined],
  ['//lain.contoh', '/404', undefined],
  ['//', '/', 'HomePage'],
])('resolves %s to %s', (url, address, page) => {
  expect(renderer.resolvePage(url)).toMatchObject({ language: 'id', address, page })
})

it('resolves and renders pages in the language of their address, with links to the other one', async () => {
  const host = { languages: 'id en' }
  for (const [url, address] of [
    ['/en/', '/en'],
    ['/en/projects?page=2&x=1', '/en/projects?page=2'],
    ['/en/tidak/ada', '/en/404'],
  ] as const) {
    expect(renderer.resolvePage(url, host)).toMatchObject({ language: 'en', address })
  }
  const view = await renderer.renderPage('/en/contact', mockApiTransport, host)
  const html = view!.head + view!.body
  const alternates = [...html.matchAll(/hrefLang="([^"]*)" href="([^"]*)"/gi)]
  expect(alternates.map(([, language, href]) => [language, href])).toEqual([
    ['id', '/contact'],
    ['en', '/en/contact'],
    ['x-default', '/contact'],
    ...alternates.slice(3).map(() => ['id', '/contact']),
  ])
  for (const part of ['href="/en/contact"', 'content="en_US"', 'All rights reserved']) {
    expect(html).toContain(part)
  }
  expect(html).toMatch(/<a href="\/en\/about"[^>]*>About Me/)
})
