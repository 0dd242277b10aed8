import { screen, waitFor } from '@testing-library/react'
import { QueryStatus } from '@reduxjs/toolkit/query'
import { documentTexts } from '../../__mocks__/documentTexts'
import { catalogueTexts, parameter } from '../../__mocks__/catalogueTexts'
import { env } from '../../__mocks__/env'
import {
  buildCaseStudy,
  buildEducation,
  buildExperience,
  buildPost,
  buildPostDetail,
  buildProfile,
  buildProject,
  buildSkill,
  buildTestimonial,
} from '../../__mocks__/fixtures'
import {
  serveCategories,
  serveEducations,
  serveExperiences,
  servePost,
  servePosts,
  serveProfile,
  serveProject,
  serveProjects,
  serveSkills,
  serveTestimonial,
  serveTestimonials,
} from '../../__mocks__/handlers'
import { renderApp } from '../../__mocks__/renderApp'
import { mockApiTransport } from '../../__mocks__/serverRenderer'
import type { Transport } from '../api/transport'
import type { RichText } from '../contract/richText'
import { languageKey, languages, type Language } from '../language/languages'
import type { Texts } from '../language/texts'
import { routes } from './routes'

const all = Object.keys(languages) as Language[]
const catalogues: Partial<Record<Language, Texts>> = {}
beforeAll(async () => {
  for (const language of all) catalogues[language] = await languages[language].load()
})
beforeEach(() => {
  env.host = { languages: all.join(' '), subscriptions: 'mail' }
})

function catalogueOf(language: Language): Texts {
  const texts = catalogues[language]
  if (!texts) throw new Error(`The catalogue ${language} is not loaded`)
  return texts
}

/** The texts of a catalogue, and the parts of texts with parameters, that have a word. */
function partsOf(texts: object): string[] {
  return catalogueTexts(texts)
    .flatMap(([, text]) => text.split(parameter))
    .map((part) => part.trim())
    .filter((part) => /\p{L}{3}/u.test(part))
}

/** The texts of the other languages that this one does not contain. */
function foreignTexts(language: Language): string[] {
  const own = partsOf(catalogueOf(language)).join('\n')
  const others = all.filter((other) => other !== language)
  return others.flatMap((other) =>
    partsOf(catalogueOf(other)).filter((text) => !own.includes(text)),
  )
}

/** The foreign texts of the document, as whole words. */
function findForeignTexts(language: Language): string[] {
  const page = documentTexts()
  return foreignTexts(language).filter((text) => {
    const start = page.indexOf(text)
    if (start < 0) return false
    const around = (page[start - 1] ?? '') + (page[start + text.length] ?? '')
    return !/\p{L}/u.test(around)
  })
}

/** Values that are no words. */
const isAddress = /^(\/|https?:|#|\d{4}-|[\w-]+@)/
const technicalKeys = new Set(['type', 'id', 'slug', 'language', 'lang', 'pattern', 'dye', 'kind'])
const words = 'Lorem ipsum dolor sit amet consectetur adipiscing elit eiusmod tempor'.split(' ')
let wordCount = 0

/** An entry with texts that belong to no language. */
function neutral<T>(entry: T, key = ''): T {
  if (typeof entry === 'string') {
    if (technicalKeys.has(key) || isAddress.test(entry)) return entry
    wordCount += 1
    return `${words[wordCount % words.length]} ${wordCount}` as T
  }
  if (Array.isArray(entry)) return entry.map((item: unknown) => neutral(item, key)) as T
  if (typeof entry !== 'object' || !entry) return entry
  return Object.fromEntries(
    Object.entries(entry).map(([name, value]: [string, unknown]) => [name, neutral(value, name)]),
  ) as T
}

const text: RichText = {
  blocks: [
    ...['a', 'b', 'c'].map((id) => ({
      type: 'heading' as const,
      depth: 2 as const,
      id,
      children: [id],
    })),
    {
      type: 'list',
      isOrdered: false,
      items: [true, false].map((isDone) => ({ isDone, children: [] })),
    },
    { type: 'table', alignments: [], header: [['a']], rows: [[['b']]] },
    { type: 'codeBlock', tokens: [{ text: 'a' }] },
    { type: 'codeBlock', language: 'css', tokens: [{ text: 'a' }] },
    { type: 'paragraph', children: [{ type: 'footnoteReference', number: 1, occurrence: 1 }] },
  ],
  footnotes: [{ children: [], occurrences: 2 }],
}

const date = '2024-03-12'

/** Static posts, in place of those that the API lacks, are content. */
jest.mock('virtual:static-posts', () => ({ staticPosts: [] }))

function serveContent(): void {
  serveProfile(
    neutral(
      buildProfile({
        links: [{ name: 'a', url: 'https://example.com' }],
        languages: [{ name: 'a', level: 'b' }],
        certificates: [{ name: 'a', issuer: 'b', date }],
        interests: [{ name: 'a', keywords: ['b'] }],
        awards: [{ title: 'a', issuer: 'b', date }],
        publications: [{ title: 'a', publisher: 'b', date }],
        volunteering: [{ organisation: 'a', role: 'b', start_date: date }],
      }),
    ),
  )
  serveCategories([{ id: 1, name: 'Lorem', is_active: 1 }])
  const project = neutral(buildProject({ is_featured: 1 }))
  serveProjects([project])
  serveProject(neutral({ ...buildCaseStudy(), story_tree: text, picture_alt: null }))
  serveSkills([neutral(buildSkill())])
  serveExperiences(neutral([buildExperience(), buildExperience({ id: 2, is_current: 1 })]))
  serveEducations([neutral(buildEducation())])
  servePosts(neutral([buildPost(), buildPost({ id: 2, draft: true })]))
  servePost(neutral({ ...buildPostDetail(), content_tree: text }))
  const testimonial = neutral(buildTestimonial({ is_featured: 1, project_slug: 'a' }))
  serveTestimonials([testimonial])
  serveTestimonial({ ...testimonial, testimonial_image_alt: null })
}

function serveEmptyLists(): void {
  serveContent()
  serveProfile({ ...neutral(buildProfile()), bio: null, location: null, current_job_title: null })
  for (const serve of [serveCategories, serveProjects, serveSkills, serveExperiences]) serve([])
  for (const serve of [serveEducations, servePosts, serveTestimonials]) serve([])
}

const steps = ['requested', 'confirm', 'confirmed', 'expired', 'cancel', 'cancelled', 'failed']
const pagePaths = routes.map(({ path }) => path.replace(':slug', 'a').replace(':id', '1'))
const entryPaths = pagePaths.filter((path) => /\w\/(a|1)$/.test(path))
/** Further addresses, which differ in their content. */
const paths = [
  ...pagePaths,
  ...steps.map((step) => `/subscription/${step}`),
  '/testimonials/0',
  '/blog?tag=Lorem',
  '/projects?category=Ipsum',
  '/testimonials?category=7',
]

const respondWith =
  (status: number): Transport =>
  () => ({ error: { status, data: {} } })

const states: [string, () => void, Transport, string[]][] = [
  ['content', serveContent, mockApiTransport, paths],
  ['empty lists', serveEmptyLists, mockApiTransport, pagePaths],
  ['a failed server', () => undefined, respondWith(500), pagePaths],
  ['missing entries', () => undefined, respondWith(404), entryPaths],
]

describe.each(all)('the site in the language %s', (language) => {
  describe.each(states)('with %s', (_state, serve, transport, shown) => {
    it.each(shown)('has no texts of other languages at %s', async (path) => {
      // Otherwise the other language is offered.
      localStorage.setItem(languageKey, language)
      serve()
      const { store } = renderApp(path, { transport, language, texts: catalogueOf(language) })
      expect(findForeignTexts(language)).toEqual([])
      expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1)
      await waitFor(() => {
        const queries = Object.values(store.getState().api.queries)
        expect(queries.filter((query) => query?.status === QueryStatus.pending)).toEqual([])
        expect(document.title).not.toBe('')
      })
      expect(findForeignTexts(language)).toEqual([])
    })
  })

  it('has no texts of other languages in the errors of the contact form', async () => {
    serveProfile(neutral(buildProfile()))
    const texts = catalogueOf(language)
    const { user } = renderApp('/contact', { language, texts })
    const { fields, form } = texts.contact
    await user.click(await screen.findByRole('button', { name: form }))
    await user.click(screen.getByRole('textbox', { name: fields.subject }))
    await user.paste('a'.repeat(201))
    await user.click(screen.getByRole('textbox', { name: fields.name }))
    await user.paste('a'.repeat(190))
    expect(findForeignTexts(language)).toEqual([])
  })
})
