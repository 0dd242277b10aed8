import { catalogueTexts, parameter } from '../../../__mocks__/catalogueTexts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import type { RouteObject } from 'react-router-dom'
import { setIsStudio } from '../../../__mocks__/env'
import {
  buildCaseStudy,
  buildEducation,
  buildExperience,
  buildPicture,
  buildPost,
  buildProfile,
  buildTestimonial,
} from '../../../__mocks__/fixtures'
import { apiServer, success } from '../../../__mocks__/handlers'
import { buildSession, renderStudio } from '../../../__mocks__/renderStudio'
import { StudioServer } from '../../../__mocks__/studioServer'
import { siteSettingNames } from '../../contract/studio'
import { en as siteEn } from '../../language/en'
import { id as siteId } from '../../language/id'
import { languageKey, languages, type Language } from '../../language/languages'
import { routeObjects } from '../studioRouter'
import { detectLanguage } from './StudioLanguage'
import { en } from './en'
import { id } from './id'

const time = '2026-11-22T08:00:00.000Z'
const pagination = { currentPage: 1, totalPages: 1, totalData: 60, limit: 50 }
const version = '1'
const project = {
  ...buildCaseStudy(),
  ...{ id: 7, is_active: 0, is_featured: 1, highlights: ['Murah'], version },
}
const message = {
  ...{ id: 'a', name: 'Budi', email: 'budi@example.com', subject: 'Halo', message: 'Kapan?' },
  ...{ created_at: time, is_read: false, delivery: 'waiting', last_error: 'timeout' },
}
const revision = { id: 1, action: 'created', saved_at: time, data: { title: 'A', is_active: 1 } }

/** A response that every endpoint accepts: it has the data of all of them. */
const everything = {
  ...{ id: 7, slug: 'peta', draft: { key: 'a', revision: 1 } },
  pagination,
  passkeys: [{ id: 'p', name: 'Kunci', created_at: time, used_at: null }],
  has_password: true,
  sessions: [buildSession(), { ...buildSession(), id: 'b', device: '', is_current: false }],
  messages: [message, { ...message, id: 'b', delivery: 'stored', is_read: true }],
  unread: 2,
  findings: [
    { severity: 'must', message: 'A is wrong.', resource: 'projects', id: 7, field: 'title' },
    { severity: 'could', message: 'B is not set.' },
  ],
  tasks: [
    {
      name: 'name',
      is_ready: true,
      is_optional: false,
      resource: 'profiles',
      id: 1,
      is_new: false,
    },
    { name: 'article', is_ready: false, is_optional: true, resource: 'posts', is_new: true },
  ],
  counts: [{ resource: 'posts', drafts: 2 }],
  days: [{ day: '2026-11-22', views: 1 }],
  is_counted: true,
  total: 1,
  pages: Array.from({ length: 12 }, (_, index) => ({ path: `/${index}`, views: 1 })),
  pictures: [
    buildPicture({ alt: '' }),
    buildPicture({
      hash: 'b'.repeat(64),
      uses: [{ resource: 'posts', title: '', is_draft: true }],
    }),
  ],
  files: [
    {
      ...{ name: 'a.webp', url: '/pictures/a.webp', size: 2048 },
      uses: [{ resource: 'projects', id: 7, title: 'Peta', is_draft: false }],
    },
  ],
  entries: [{ resource: 'projects', id: 1, title: 'Peta', deleted_at: time }],
  revisions: [{ ...revision, id: 2, data: { title: 'B', is_active: 0 } }, revision],
  drafts: [],
  languages: ['id'],
  needs_restart: true,
  is_fixed: false,
  settings: siteSettingNames.map((name) => ({ name, value: '', is_set: true, is_fixed: false })),
  profile: {
    ...buildProfile(),
    links: [{ name: 'Toko', url: 'https://example.com' }],
    languages: [{ name: 'Jawa' }],
    certificates: [{ name: 'CKA' }],
    interests: [{ name: 'Catur', keywords: ['Blitz'] }],
    awards: [{ title: 'Juara' }],
    publications: [{ title: 'Sungai' }],
    volunteering: [{ organisation: 'PMI', highlights: ['Posko'] }],
    version,
  },
  appearance: { id: 7, dye: 'jati', version },
  project,
  projects: [project],
  posts: [buildPost({ draft: true }), buildPost({ id: 2, publishedAt: '2999-01-01' })],
  testimonials: [buildTestimonial({ is_featured: 1, source: 'LinkedIn' })],
  experiences: [buildExperience()],
  educations: [buildEducation()],
  profile_skills: [],
  skills: [{ id: 1, name: 'React', category_id: 1, category_name: 'Web', is_active: 0 }],
  categories: [{ id: 1, name: 'Web', is_active: 0 }],
}

beforeEach(() => {
  setIsStudio(true)
  // With room for the preview beside a form.
  const { matchMedia } = window
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(matchMedia(query), { matches: true }))
  apiServer.use(http.all('*/api/*', () => success(everything)))
})

afterEach(() => {
  for (const name of ['lang', 'dir']) document.documentElement.removeAttribute(name)
})

/** Patterns of all texts of a catalogue: a date in numbers and parameters is in no language. */
function patternsOf(texts: object): string[] {
  return catalogueTexts(texts)
    .filter(([, text]) => /\p{L}/u.test(text.replaceAll(parameter, '')))
    .map(([, text]) => {
      const pattern = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      return `^${pattern.replaceAll(parameter, '.+')}$`
    })
}

/** Of the site's texts, those without parameters, which data could match. */
const patterns = {
  id: [...patternsOf(siteId).filter((pattern) => !pattern.includes('.+')), ...patternsOf(id)],
  en: [...patternsOf(siteEn).filter((pattern) => !pattern.includes('.+')), ...patternsOf(en)],
}

/** The texts that only the catalogue of a language has. */
function textsOf(language: Language, other: Language): RegExp[] {
  const shared = new Set(patterns[other])
  return patterns[language].filter((pattern) => !shared.has(pattern)).map((text) => RegExp(text))
}

const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt']

/** Everything that the owner sees or hears, in parts that are texts of the catalogue or data. */
function shownTexts(): string[] {
  const texts = [document.title]
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (nodes.nextNode()) texts.push(nodes.currentNode.nodeValue ?? '')
  for (const element of document.body.querySelectorAll('*')) {
    texts.push(...attributes.map((name) => element.getAttribute(name) ?? ''))
  }
  return texts
    .flatMap((text) => text.replace(/ \(\d+\)$/, '').split(' · '))
    .map((text) => text.trim())
    .filter(Boolean)
}

const pathsIn = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path = [], children = [] }) => [path].flat().concat(pathsIn(children)))

const paths = [
  ...pathsIn(routeObjects).map((path) => path.replace(':id', 'baru').replace('*', '/studio/lain')),
  '/studio/proyek/7',
  `/studio/undangan#${'S'.repeat(43)}`,
]

const isLoading = () => screen.queryAllByText(/^(Memuat|Memeriksa|Loading|Checking)/).length > 0

/** Opens a screen and everything on it that can be opened. */
async function openScreen(path: string, language: Language, respond?: () => Response) {
  renderStudio(path, respond as Parameters<typeof renderStudio>[1], language)
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(isLoading()).toBe(false))
  for (const closed of document.querySelectorAll('summary, [aria-expanded="false"]')) {
    fireEvent.click(closed)
  }
  await waitFor(() => expect(isLoading()).toBe(false))
}

describe.each([
  ['en', 'id'],
  ['id', 'en'],
] as const)('in the language %s', (language, other) => {
  const otherTexts = textsOf(other, language)

  function expectOneLanguage(): void {
    const found = shownTexts().filter((text) => otherTexts.some((pattern) => pattern.test(text)))
    expect([...new Set(found)]).toEqual([])
    expect(document.documentElement).toHaveAttribute('lang', language)
  }

  it.each(paths)('the screen at %s has no text of the other one', async (path) => {
    await openScreen(path, language)
    expectOneLanguage()
  })

  it('the form to sign in has no text of the other one', async () => {
    await openScreen('/studio', language, () => success({}))
    expectOneLanguage()
  })
})

it('changes the language in place: what is typed, and errors, stay', async () => {
  new StudioServer({ ...project, version: undefined })
  const { user } = renderStudio('/studio/proyek/7')
  const role = await screen.findByRole('textbox', { name: 'Peran Anda' })
  await user.clear(role)
  await user.type(role, 'Arsitek')
  await user.clear(screen.getByRole('textbox', { name: 'Judul (wajib)' }))
  expect(await screen.findByText('Wajib diisi.')).toBeVisible()

  await user.selectOptions(screen.getByRole('combobox', { name: 'Bahasa' }), 'English')
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit project' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Your role' })).toBe(role)
  expect(role).toHaveValue('Arsitek')
  expect(await screen.findByText('This field is required.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Title (required)' })).toHaveValue('')
  expect(document.documentElement).toHaveAttribute('lang', 'en')
  expect(document.documentElement).toHaveAttribute('dir', 'ltr')
  expect(localStorage.getItem(languageKey)).toBe('en')
})

it('stays in the language whose successor cannot be loaded, and keeps what is typed', async () => {
  jest.spyOn(languages.en, 'load').mockRejectedValueOnce(new Error('offline'))
  const { user } = renderStudio('/studio/kategori/baru')
  const name = await screen.findByRole('textbox', { name: 'Nama (wajib)' })
  await user.type(name, 'Web')
  const select = screen.getByRole('combobox', { name: 'Bahasa' })
  await user.selectOptions(select, 'English')
  expect(await screen.findByText(/^Bahasa itu gagal dimuat\./)).toBeVisible()
  expect(select).toHaveValue('id')
  expect(name).toHaveValue('Web')
})

it.each<[string | null, string[], Language]>([
  ['id', ['en-US'], 'id'],
  [null, ['fr', 'en-US', 'id'], 'en'],
  ['xx', ['id-ID', 'en'], 'id'],
  [null, ['fr'], 'id'],
])('starts with the language %s of storage, or one of %j: %s', (stored, preferred, expected) => {
  if (stored) localStorage.setItem(languageKey, stored)
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(preferred)
  expect(detectLanguage()).toBe(expected)
})
