import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { BrowserRouter } from 'react-router-dom'
import { env } from '../../__mocks__/env'
import {
  buildEducation,
  buildExperience,
  buildPost,
  buildPostDetail,
  buildProjects,
  buildSkills,
  buildTestimonial,
} from '../../__mocks__/fixtures'
import {
  apiServer,
  failProfile,
  mockErrorResponse,
  mockResponse,
  serveCategories,
  serveEducations,
  serveExperiences,
  servePost,
  servePosts,
  serveProject,
  serveProjects,
  serveSkills,
  serveTestimonial,
  serveTestimonials,
} from '../../__mocks__/handlers'
import { importServerModule, mockApiTransport } from '../../__mocks__/serverRenderer'
import { App } from './App'
import { TestProviders } from '../../__mocks__/TestProviders'
import type { ExportRenderer, RenderedPage } from './renderer'
import { readSnapshot } from './snapshot'
import { createStore } from './store'

let renderer: ExportRenderer
beforeAll(async () => {
  renderer = await importServerModule()
})

const [project] = buildProjects(1, { slug: 'toko-batik' })
if (!project) throw new Error('buildProjects returned no project')

/** Mocks the data of all pages. */
function serveEverything(): void {
  serveCategories([{ id: 1, name: 'Frontend', is_active: 1 }])
  serveProjects(buildProjects(14))
  serveProject(project as NonNullable<typeof project>)
  serveSkills(buildSkills(26))
  serveExperiences([buildExperience()])
  serveEducations([buildEducation()])
  servePosts([buildPost({ id: 1 }), buildPost({ id: 2, tags: ['Basis Data'] })])
  servePost(buildPostDetail())
  serveTestimonials([buildTestimonial()])
  serveTestimonial(buildTestimonial({ id: 1 }))
}

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
  apiServer.resetHandlers()
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
  '/blog?tag=Basis%20Data',
  '/blog?tag=Astronomi',
  '/blog/artikel-1',
  '/contact',
  '/subscription/confirm?token=rahasia',
  '/subscription/lain',
  '/tidak/ada',
]

it.each([
  ...addresses.map((url) => [url, 'light'] as const),
  // The theme changes the same on every page.
  ['/', 'dark'],
] as const)('%s is hydrated in the %s theme without changes', async (url, theme) => {
  document.documentElement.classList.toggle('dark', theme === 'dark')
  serveEverything()
  const view = await renderFound(url)
  expect(view.body).not.toMatch(/<template|<script(?! type="application\/ld\+json")|Loading\.\.\./)
  const container = openPage(url, view)
  const sent = container.innerHTML
  const { store } = await hydratePage(container)
  const label = { light: 'Ganti ke tema gelap', dark: 'Ganti ke tema terang' }
  // Only the theme button changes: it now shows the current theme.
  expect(container.innerHTML.replace(` data-theme="${theme}"`, '')).toBe(
    theme === 'dark' ? sent.replace(label.light, label.dark) : sent,
  )
  expect(store.getState().theme).toEqual({ mode: theme, detected: true })
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})

it.each([
  ['server', 4],
  ['simulated', 4],
  ['email', 0],
] as const)(
  'hydrates the contact page of the host %s without changes, with %i text fields',
  async (host, fields) => {
    env.host = { contact: host }
    const view = await renderer.renderPage('/contact', mockApiTransport, { contact: host })
    const container = openPage('/contact', view as RenderedPage)
    const sent = container.innerHTML
    await hydratePage(container)
    expect(container.innerHTML.replace(' data-theme="light"', '')).toBe(sent)
    expect(screen.queryAllByRole('textbox')).toHaveLength(fields)
  },
)

it('hydrates the form to subscribe without changes, which works without scripts', async () => {
  serveEverything()
  env.host = { subscriptions: 'mail' }
  const view = await renderer.renderPage('/blog', mockApiTransport, env.host)
  const container = openPage('/blog', view as RenderedPage)
  const sent = container.innerHTML
  await hydratePage(container)
  expect(container.innerHTML.replace(' data-theme="light"', '')).toBe(sent)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' })
  expect(field.form).toHaveAttribute('action', '/subscription/request')
  expect(sent).toMatch(/<section class="[^"]*"><h2>Dapatkan Update/)
})

it('renders the pages of a subscription without their secrets, and lists none of them', async () => {
  const url = '/subscription/confirm?token=rahasia&email=budi%40example.com'
  expect(renderer.resolvePage(url)).toEqual({
    language: 'id',
    address: '/subscription/confirm',
    page: 'SubscriptionPage',
    isPrivate: true,
  })
  expect(renderer.pagePaths.join()).not.toContain('subscription')
  const { head, body, snapshot, statusCode } = await renderFound('/subscription/confirm')
  expect(statusCode).toBe(200)
  expect(head).toContain('<meta name="robots" content="noindex"/>')
  expect(body).toContain('<form method="post">')
  expect(snapshot).not.toContain('subscription')
})

it.each(['/', '/about', '/skills', '/projects', '/testimonials', '/blog', '/contact'])(
  'has the Open Graph type website: %s',
  async (url) => {
    serveEverything()
    expect((await renderFound(url)).head).toContain('<meta property="og:type" content="website"')
  },
)

it('describes a post in the head', async () => {
  serveEverything()
  const { head } = await renderFound('/blog/artikel-1')
  for (const tag of [
    '<meta property="og:type" content="article"',
    '<meta property="og:image" content="/previews/blog/artikel-1.png"',
    '<meta name="description" content="Ringkasan 1."',
    '<meta name="keywords" content="React, Arsitektur, ',
    '<link rel="canonical" href="/blog/artikel-1"',
  ]) {
    expect(head).toContain(tag)
  }
})

it('contains all skills, and the projects of the pages that the URL selects', async () => {
  serveEverything()
  expect((await renderFound('/skills')).body.match(/role="progressbar"/g)).toHaveLength(26)
  expect((await renderFound('/projects')).body.match(/<article/g)).toHaveLength(6)
  expect((await renderFound('/projects?page=2')).body.match(/<article/g)).toHaveLength(12)
  expect((await renderFound('/projects?page=9')).body.match(/<article/g)).toHaveLength(14)
})

it('contains the posts of the tag that the URL selects', async () => {
  serveEverything()
  expect((await renderFound('/blog')).body.match(/<article/g)).toHaveLength(2)
  expect((await renderFound('/blog?tag=Basis+Data')).body.match(/<article/g)).toHaveLength(1)
})

it('shows the posts of the build if the API has no posts', async () => {
  serveEverything()
  mockErrorResponse('/posts', 404)
  const view = await renderFound('/blog')
  expect(view.statusCode).toBe(200)
  expect(view.body.match(/<article/g)).toHaveLength(4)
})

it('escapes the snapshot, so that it cannot close its script element', async () => {
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
  ['/blog/hilang', 404],
  ['/blog?tag=Astronomi', 200],
  ['/tidak/ada', 404],
])('renders %s with status %i', async (url, statusCode) => {
  serveEverything()
  mockErrorResponse('/profile-projects/profile/1/slug/hilang', 404)
  mockErrorResponse('/testimonials/999', 404)
  mockErrorResponse('/posts/slug/hilang', 404)
  expect((await renderFound(url)).statusCode).toBe(statusCode)
})

it('renders an entity with status 404 if the API refuses its address', async () => {
  serveEverything()
  mockErrorResponse('/posts/slug/salah', 400)
  expect((await renderFound('/blog/salah')).statusCode).toBe(404)
})

it('renders a project with status 404 if its response is not successful', async () => {
  serveEverything()
  mockResponse('/profile-projects/profile/1/slug/hilang', () =>
    HttpResponse.json({ status: 'fail' }),
  )
  expect((await renderFound('/projects/hilang')).statusCode).toBe(404)
})

it.each(['/', '/tidak/ada'])('does not render %s without the profile', async (url) => {
  serveEverything()
  failProfile(404)
  expect(await renderer.renderPage(url, mockApiTransport)).toBeUndefined()
})

it('does not render a page if one of its requests fails', async () => {
  serveEverything()
  mockErrorResponse('/categories', 503)
  expect(await renderer.renderPage('/projects', mockApiTransport)).toBeUndefined()
})

it.each([
  ['/about', '/about', 'AboutPage'],
  ['/About/', '/about', 'AboutPage'],
  ['/about?page=2', '/about', 'AboutPage'],
  ['/?utm_source=surat', '/', 'HomePage'],
  ['/projects?page=2&a=1', '/projects?page=2', 'ProjectsPage'],
  ['/projects?page=1', '/projects', 'ProjectsPage'],
  [
    '/projects?page=2&category=AI%20%26%20Data',
    '/projects?category=AI%20%26%20Data',
    'ProjectsPage',
  ],
  ['/projects?category=', '/projects', 'ProjectsPage'],
  ['/testimonials?category=2&page=3', '/testimonials?category=2', 'TestimonialsPage'],
  ['/about?category=2', '/about', 'AboutPage'],
  ['/projects?page=-1', '/projects', 'ProjectsPage'],
  ['/projects?page=99999999', '/projects?page=50', 'ProjectsPage'],
  ['/projects?page=99999999999999999999', '/projects', 'ProjectsPage'],
  ['/projects?category=%00', '/projects', 'ProjectsPage'],
  [`/projects?category=${'a'.repeat(201)}`, '/projects', 'ProjectsPage'],
  ['/blog?tag=%00&page=2', '/blog?page=2', 'BlogPage'],
  ['/projects/%74oko-batik', '/projects/toko-batik', 'ProjectDetailPage'],
  ['/blog?tag=Basis+Data&a=1', '/blog?tag=Basis%20Data', 'BlogPage'],
  ['/blog?tag=all', '/blog', 'BlogPage'],
  ['/blog/%61rtikel-1?tag=React', '/blog/artikel-1', 'PostPage'],
  ['/tidak/ada', '/404', undefined],
  ['/juga/tidak', '/404', undefined],
  ['//lain.contoh', '/404', undefined],
  ['//', '/', 'HomePage'],
])('resolves %s to %s', (url, address, page) => {
  expect(renderer.resolvePage(url)).toMatchObject({ language: 'id', address, page })
})

describe('a site in two languages', () => {
  const host = { languages: 'id en' }

  it.each([
    ['/en', '/en', 'HomePage'],
    ['/en/', '/en', 'HomePage'],
    ['/en/projects?page=2&x=1', '/en/projects?page=2', 'ProjectsPage'],
    ['/en/tidak/ada', '/en/404', undefined],
  ])('resolves %s to %s', (url, address, page) => {
    expect(renderer.resolvePage(url, host)).toMatchObject({ language: 'en', address, page })
  })

  it('renders a page in the language of its address, with links to the other one', async () => {
    serveEverything()
    const view = await renderer.renderPage('/en/contact', mockApiTransport, host)
    const html = view!.head + view!.body
    const alternates = [...html.matchAll(/hrefLang="([^"]*)" href="([^"]*)"/gi)]
    expect(alternates.map(([, language, href]) => [language, href])).toEqual([
      ['id', '/contact'],
      ['en', '/en/contact'],
      ['x-default', '/contact'],
      ...alternates.slice(3).map(() => ['id', '/contact']),
    ])
    expect(html).toContain('href="/en/contact"')
    expect(html).toContain('content="en_US"')
    expect(html).toContain('All rights reserved')
    expect(html).toMatch(/<a href="\/en\/about"[^>]*>About Me/)
  })
})
