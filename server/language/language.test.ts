import { stringify } from 'yaml'
import { readContent } from '../content/readContent'
import { checkOwnContent, readContentSource } from '../doctor/checkContent'
import { checkSettings } from '../doctor/checkSettings'
import { formatFindings, localizeFindings } from '../doctor/finding'
import { cleanUp, temporaryFile } from '../testing/cleanUp'
import { openTestDatabase } from '../testing/testApp'
import { catalogueTexts, parameter } from '../../__mocks__/catalogueTexts'
import { catalogues, localeLanguage } from './catalogues'
import { en } from './en'
import { id } from './id'

afterAll(cleanUp)

it.each([
  [{}, 'en'],
  [{ LANG: 'C.UTF-8' }, 'en'],
  [{ LANG: 'de_DE.UTF-8' }, 'en'],
  [{ LANG: 'id_ID.UTF-8' }, 'id'],
  [{ LANG: 'id' }, 'id'],
  [{ LANG: 'ido' }, 'en'],
  [{ LC_MESSAGES: 'id_ID', LANG: 'en_US.UTF-8' }, 'id'],
  [{ LC_ALL: '', LC_MESSAGES: '', LANG: 'id_ID' }, 'id'],
  [{ LC_ALL: 'C', LC_MESSAGES: 'id_ID', LANG: 'id_ID' }, 'en'],
])('the locale %j selects the language %s', (env, language) => {
  expect(localeLanguage(env)).toBe(language)
})

it.each(Object.entries(catalogues))('has no empty text in the catalogue %s', (_code, texts) => {
  const empty = catalogueTexts(texts).filter(([, text]) => !/\p{L}/u.test(text))
  expect(empty).toEqual([])
})

/** Texts that are the same in both languages. */
const shared: string[] = []

it('has no text that is only copied from the other catalogue', () => {
  const english = new Map(catalogueTexts(en))
  const copied = catalogueTexts(id).filter(([place, text]) => english.get(place) === text)
  expect(copied.map(([place]) => place)).toEqual(shared)
})

const mistakes = {
  profile: {
    full_name: 'Wayan Sukma',
    email: 'wayan@example.com',
    phone_number: 'nanti',
    github_profile: 'https://gitlab.com/wayan',
    linkedin_profile: 'http://linkedin.com/in/wayan',
  },
  experiences: [
    { job_title: 'Pengembang', company_name: 'Subak', start_date: '2020-05', end_date: '2019-01' },
    { job_title: 'Pengembang', company_name: 'Subak', start_date: '2020-05', end_date: '2019-01' },
    { job_title: 'Arsitek', company_name: 'Peta', start_date: '2999-01' },
  ],
  educations: [],
  categories: [{ name: 'Peta' }],
  skills: [],
  projects: [
    { title: 'Subak', link_demo: '/hilang', pictures: [{ picture_url: '/pictures/hilang.webp' }] },
    { title: 'Sawah', description: 'Isi **tebal**.', picture_url: 'https://peta.id/a.webp' },
  ],
  testimonials: [
    {
      ...{ customer_name: 'Ketut', description: 'Baik.', project_title: 'Lain' },
      testimonial_image_url: '/pictures/hilang.heic',
    },
  ],
  posts: [{ title: 'Air', publishedAt: '2026', cover_url: '/pictures/stored/hilang.webp' }],
}

function mistakesOf(file: string): string[] {
  try {
    readContent(file)
    return []
  } catch (error) {
    return (error as Error).message.split('\n')
  }
}

it('lists the mistakes of a content file in Indonesian', () => {
  const project = { title: 'Subak', link_demo: 'subak', start_date: 'lalu', warna: 'biru' }
  const content = { ...mistakes, projects: [project], skills: [{ percent: 101 }] }
  const file = temporaryFile('content.yaml', stringify(content))
  process.env.LANG = 'id_ID.UTF-8'
  try {
    const [title, ...lines] = mistakesOf(file)
    expect(title).toContain('dibaca sebagai berkas isi:')
    expect(lines.length).toBeGreaterThanOrEqual(5)
    expect(lines.filter((line) => /\b(must|is|not|the)\b/.test(line))).toEqual([])
  } finally {
    delete process.env.LANG
  }
})

it('lists what the doctor finds in Indonesian', async () => {
  const { database } = await openTestDatabase()
  const file = temporaryFile('content.yaml', stringify(mistakes))
  const findings = [
    ...(await checkOwnContent(database, await readContentSource(database, file))),
    ...checkSettings({ API_TOKEN: 'a'.repeat(40), BASE_PATH: '/sukma/' }),
  ]
  const english = localizeFindings(findings, en).map(({ message }) => message)
  expect(new Set(english).size).toBeGreaterThan(30)
  const patterns = catalogueTexts(en.doctor).map(([, text]) => {
    const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return new RegExp(`^${escaped.replaceAll(parameter, '.+')}$`)
  })
  const lines = localizeFindings(findings, id).map(({ message }) => message)
  expect(lines.filter((text) => patterns.some((pattern) => pattern.test(text)))).toEqual([])
  expect(lines.filter((text) => english.includes(text))).toEqual([])
  expect(formatFindings(findings, id)).toMatch(/^Wajib dibetulkan[^]*\n\nSebaiknya dibetulkan/)
})
