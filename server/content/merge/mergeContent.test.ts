import { buildContent, contentProject } from '../../testing/content'
import { emptyLists, type Content } from '../contentSchema'
import { mergeContent, noChanges } from './mergeContent'

const job = (company_name: string, start_date: string, fields: object = {}) => ({
  job_title: 'Engineer',
  company_name,
  start_date,
  ...fields,
})

/** Content with these positions only. */
function contentOf(experiences: Content['experiences'], profile: object = {}): Content {
  return { profile: { full_name: 'Dewi', ...profile }, ...emptyLists, experiences }
}

const companies = (content: Content) => content.experiences.map(({ company_name }) => company_name)

it('adds an entry after the one that it follows in the file', () => {
  const base = contentOf([job('A', '2020'), job('B', '2018')])
  const own = contentOf([job('A', '2020'), job('Sendiri', '2019'), job('B', '2018')])
  const file = contentOf([
    job('Baru', '2024'),
    job('A', '2020'),
    job('B', '2018'),
    job('C', '2010'),
  ])
  const changes = noChanges()
  const content = mergeContent(own, file, { base }, changes)
  expect(companies(content)).toEqual(['Baru', 'A', 'Sendiri', 'B', 'C'])
  expect(changes.added.map(({ title }) => title)).toEqual(['Engineer, Baru', 'Engineer, C'])
})

it('recognises an entry whose title has changed', () => {
  const base = contentOf([job('A', '2020')])
  const file = contentOf([{ ...job('A', '2020'), job_title: 'Lead' }])
  const changes = noChanges()
  const content = mergeContent(base, file, { base }, changes)
  expect(content.experiences).toMatchObject([{ job_title: 'Lead' }])
  expect(changes).toMatchObject({ added: [], removed: [], changed: [{ field: 'job_title' }] })
})

it('does not add again what the owner has deleted, unless the file replaces', () => {
  const base = contentOf([job('A', '2020'), job('B', '2018')], { bio: 'Lama' })
  const own = contentOf([job('A', '2020')], { bio: 'Disunting' })
  const changes = noChanges()
  const kept = mergeContent(own, base, { base }, changes)
  expect([companies(kept), changes.omitted]).toEqual([['A'], 1])
  const content = mergeContent(own, base, { base, replaces: true })
  expect(companies(content)).toEqual(['A', 'B'])
  expect(content.profile.bio).toBe('Lama')
})

it('keeps every difference if it is not known what was imported last', () => {
  const own = contentOf([job('A', '2020', { description: 'Sendiri' })], { bio: 'Sendiri' })
  const changed = job('A', '2020', { description: 'Lain', location: 'Solo' })
  const file = contentOf([changed], { bio: 'Lain' })
  const changes = noChanges()
  const content = mergeContent(own, file, {}, changes)
  expect(content.profile.bio).toBe('Sendiri')
  expect(content.experiences[0]).toMatchObject({ description: 'Sendiri', location: 'Solo' })
  expect(changes.kept.map(({ field }) => field)).toEqual(['bio', 'description'])
})

it.each([{}, { replaces: true }])('keeps the spelling of names with the options %j', (options) => {
  const own = buildContent({ skills: [{ name: 'TypeScript', category: 'Web' }] })
  own.categories = [{ name: 'Web' }]
  own.projects = [contentProject(1, { category: 'Web', skills: ['TypeScript'] })]
  const file = buildContent({ skills: [{ name: 'typescript', category: 'web' }] })
  file.categories = [{ name: 'web' }]
  file.projects = [contentProject(2, { category: 'web', skills: ['typescript', 'TypeScript'] })]
  const content = mergeContent(own, file, options)
  expect(content).toMatchObject({ categories: own.categories, skills: own.skills })
  expect(content.projects).toHaveLength(2)
  for (const project of content.projects) {
    expect(project).toMatchObject({ category: 'Web', skills: ['TypeScript'] })
  }
})
