import { buildContent } from '../testing/content'
import { detectLanguage, interfaceLanguage } from './contentLanguage'
import { readFixture } from '../testing/resumeFixtures'

const withBio = (bio: string) => buildContent({ profile: { full_name: 'Dewi', bio }, projects: [] })

it.each([
  ['Saya membangun aplikasi web yang cepat dan mudah digunakan oleh semua orang.', 'id'],
  ['I build web applications that are fast and easy to use for everybody.', 'en'],
  ['Ich baue schnelle und zugängliche Anwendungen für das Web.', 'de'],
  [
    '日本の小さな会社のためにウェブアプリケーションを設計し、開発しています。とても速いです。',
    'ja',
  ],
])('recognises the language of %s', (bio, language) => {
  expect(detectLanguage(withBio(bio))).toBe(language)
})

it('recognises none in a few names', () => {
  const profile = { full_name: 'Dewi', current_job_title: 'Data Engineer' }
  const empty = { experiences: [], educations: [], skills: [], projects: [], testimonials: [] }
  expect(detectLanguage(buildContent({ profile, ...empty }))).toBeUndefined()
})

it.each([
  ['american-plain-skills.json', 'en'],
  ['indonesian-mistakes.json', 'id'],
  ['spanish-markdown.json', 'es'],
  ['kenyan-years.yaml', 'en'],
])('recognises the language of the résumé %s', (name, language) => {
  expect(detectLanguage(readFixture(name).content)).toBe(language)
})

it.each([
  ['id', 'id'],
  ['en-GB', 'en'],
  ['fr', 'en'],
])('has an interface for %s in %s', (code, language) => {
  expect(interfaceLanguage(code)).toBe(language)
})
