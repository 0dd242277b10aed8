import { isSingle } from '../../contract/nouns'
import { trackedResources } from '../../contract/studio'
import { education } from '../entries/timeline'
import { posts } from '../entries/posts'
import { appearanceForm } from '../entries/appearanceForm'
import { profileForm } from '../entries/profileForm'
import { projects } from '../entries/projects'
import { profileSkills } from '../entries/skills'
import { testimonials } from '../entries/testimonials'
import { entries } from '../entries/entries'
import type { Edit, Selection } from './markdown/blocks'
import { formatMarkdown, insertPicture, type MarkdownFormat } from './markdown/markdownEdits'
import { id as texts } from '../language/id'
import { completeLink, isCompleteLink } from './completeLink'
import { fieldsOf, translationsName } from './labels'
import { toFormValues, type FormValues } from './formValues'
import { refusalText } from './problemText'
import { bodyOf, findErrors, isRequired } from './validate'

interface Property {
  readOnly?: boolean
}

const singleForms = { profiles: profileForm, appearance: appearanceForm }

it.each(trackedResources)('the form of %s has each field and its label once', (resource) => {
  const form = isSingle(resource) ? singleForms[resource] : entries[resource].form
  expect(form.resource).toBe(resource)
  const properties = Object.entries(form.schema.properties as Record<string, Property>)
  const writable = properties
    .filter(([name, { readOnly }]) => !readOnly && name !== translationsName)
    .map(([name]) => name)
  const names = fieldsOf(form).map(({ name }) => name)
  expect([...names].sort()).toEqual(writable.sort())
  expect(Object.keys(texts.fields[resource]).sort()).toEqual(writable.sort())
})

const project = {
  id: 7,
  title: 'Siaga',
  description: null,
  highlights: ['Satu', 'Dua'],
  skill_names: [{ id: 3, name: 'React' }],
  category_id: 2,
  is_active: 1,
  created_at: '2024-03-01T08:30:00.000Z',
  start_date: '2024-03',
  outcomes: [{ figure: '12', label: 'sensor' }],
  cloth: { pattern: 'kawung', dye: null },
}

describe('the values of a form', () => {
  it('are those of the entry, and make the same body again', () => {
    const values = toFormValues(fieldsOf(projects.form), project)
    const needed = ['title', 'slug', 'is_active'].filter((name) => isRequired(projects.form, name))
    expect(needed).toEqual(['title'])
    expect(values).toMatchObject({
      description: '',
      category_id: '2',
      is_active: true,
      created_at: '2024-03-01T15:30',
      start_date: '2024-03',
      pictures: [],
    })
    expect(bodyOf(projects.form, values)).toMatchObject({
      title: 'Siaga',
      description: null,
      highlights: ['Satu', 'Dua'],
      skill_names: [{ id: 3 }],
      category_id: 2,
      is_active: 1,
      is_featured: 0,
      created_at: '2024-03-01T08:30:00.000Z',
      cloth: { pattern: 'kawung', dye: null },
    })
  })

  it.each<[object, string, RegExp]>([
    [{ title: '' }, 'title', /^Wajib diisi\.$/],
    [{ title: 'a'.repeat(201) }, 'title', /^Terlalu panjang: paling banyak 200 karakter\.$/],
    [{ slug: 'Ada Spasi' }, 'slug', /^Hanya huruf kecil, angka, dan tanda hubung\.$/],
    [{ link_demo: 'javascript:alert(1)' }, 'link_demo', /^Tulis alamat/],
    [{ start_date: '2024-02-30' }, 'start_date', /^Tulis tanggal/],
    [{ outcomes: [{ figure: '', label: 'a' }] }, 'outcomes.0.figure', /^Wajib diisi\.$/],
    [{ outcomes: Array(5).fill({ figure: '1', label: 'a' }) }, 'outcomes', /./],
    [{ highlights: [{ text: '' }] }, 'highlights.0', /^Wajib diisi\.$/],
    [{ skill_names: [{ id: '' }] }, 'skill_names.0.id', /^Wajib diisi\.$/],
  ])('%j is refused at %s', (changes, path, message) => {
    const values: FormValues = { ...toFormValues(fieldsOf(projects.form), project), ...changes }
    const errors = [{ path, message: expect.stringMatching(message) as string }]
    expect(findErrors(projects.form, values, texts.validation)).toEqual(errors)
  })

  it.each([
    [education.form, { degree: 'SMK', start_year: 'dua' }, /^Tulis bilangan bulat\.$/],
    [profileSkills.form, { skill_id: '1', percent: '101' }, /^Paling besar 100\.$/],
    [profileSkills.form, { skill_id: '' }, /^Wajib diisi\.$/],
    [profileForm, { full_name: 'A', email: 'a@' }, /^Tulis alamat email/],
    [posts.form, { draft: true, title: 'A', excerpt: '', language: '?' }, /^Tulis kode/],
    [
      posts.form,
      { draft: true, title: 'A', excerpt: '', aliases: [{ text: '/feed.xml' }] },
      /^Tulis jalur/,
    ],
  ])('are refused with a message for the owner', (form, changes, message) => {
    const values = { ...toFormValues(fieldsOf(form), {}), ...changes }
    const errors = [expect.objectContaining({ message: expect.stringMatching(message) as string })]
    expect(findErrors(form, values, texts.validation)).toEqual(errors)
  })

  it('accept a rating and a decimal comma', () => {
    const testimonial = { customer_name: 'Sinta', description: 'Rapi.', rating: 5 }
    const values = toFormValues(fieldsOf(testimonials.form), testimonial)
    expect(bodyOf(testimonials.form, values)).toMatchObject({ rating: 5 })
    expect(findErrors(testimonials.form, values, texts.validation)).toEqual([])
    expect(bodyOf(education.form, { gpa: '3,5' })).toEqual({ gpa: 3.5 })
  })
})

it.each([
  [{ code: 'taken' }, 'Sudah dipakai oleh entri lain.'],
  [{ code: 'inUse', params: { count: 3, table: 'projects' } }, 'Masih dipakai oleh 3 proyek.'],
  [{ code: 'maxLength', params: { limit: 200 } }, 'Terlalu panjang: paling banyak 200 karakter.'],
  [{ code: 'odd' }, 'Ditolak server.'],
  [{}, 'Ditolak server.'],
])('words what the server refuses: %j', (refusal, text) => {
  expect(refusalText(refusal, texts.validation)).toBe(text)
})

it.each([
  ['example.com/peta', 'https://example.com/peta'],
  [' www.example.co.id ', 'https://www.example.co.id'],
  ['example.com:8080?a=b', 'https://example.com:8080?a=b'],
  ['localhost:3000', 'https://localhost:3000'],
  ['müller.de#a', 'https://müller.de#a'],
  ['//example.com/a', 'https://example.com/a'],
  ['https:example.com', 'https://example.com'],
  ['http:/example.com', 'http://example.com'],
  ['https://example.com/', 'https://example.com/'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['/pictures/a.webp', '/pictures/a.webp'],
  ...['peta', 'peta/kota', 'peta kota.com', '3.14', 'a@example.com', '#isi', '?a=b', '..'],
  ...['https://peta', 'https://', 'https://a b.com', 'javascript:alert(1)', 'ftp://a.com'],
  'mailto:',
])('a text becomes a link, or stays and is none: %j', (entry) => {
  const [text, link] = [entry].flat()
  expect(completeLink(text!)).toBe(link ?? text)
  expect(isCompleteLink(link ?? text!)).toBe(link !== undefined)
})

describe('formats of Markdown', () => {
  const { placeholders } = texts.markdown

  /** Applies a format to the text between `[` and `]`; the result marks the selection, too. */
  function apply(change: (selection: Selection) => Edit, marked: string): string {
    const [start, end] = [marked.indexOf('['), marked.indexOf(']') - 1]
    const text = marked.replace('[', '').replace(']', '')
    const { from, to, before, selected, after } = change({ text, start, end })
    return `${text.slice(0, from)}${before}‹${selected}›${after}${text.slice(to)}`
  }

  it.each<[MarkdownFormat, string, string]>([
    ['bold', 'a [b] c', 'a **‹b›** c'],
    ['bold', 'a **[b]** c', 'a ‹b› c'],
    ['italic', 'a []', 'a _‹miring›_'],
    ['heading', 'a\nb[]b\nc', 'a\n‹## bb›\nc'],
    ['list', '[a\nb]', '‹- a\n- b›'],
    ['list', '[- a\n- b]', '‹a\nb›'],
    ['quote', '[a]', '‹> a›'],
    ['link', '[situs]', '[situs](‹https://›)'],
    ['code', 'a [b]', 'a `‹b›`'],
    ['code', '[a\nb]', '```\n‹a\nb›\n```'],
  ])('%s of %j is %j', (format, marked, expected) => {
    const change = (selection: Selection) => formatMarkdown(selection, format, placeholders)
    expect(apply(change, marked)).toBe(expected)
  })

  it.each([
    ['[]', 'Sawah', '![‹Sawah›](/a.jpg)\n\n'],
    ['[]', '', '![‹keterangan gambar›](/a.jpg)\n\n'],
    ['a [b] c', '', 'a \n\n![‹b›](/a.jpg)\n\n c'],
    ['a\n\n[]\nb', 'Padi [muda]', 'a\n\n![‹Padi \\[muda\\]›](/a.jpg)\n\nb'],
  ])('a picture in %j with the description %j is %j', (marked, alt, expected) => {
    const insert = (selection: Selection) =>
      insertPicture(selection, { url: '/a.jpg', alt }, placeholders.alt)
    expect(apply(insert, marked)).toBe(expected)
  })
})
