import { buildContent, contentProject } from '../testing/content'
import { findTranslations } from './findTranslations'

const experience = (job_title: string, year: number) => ({
  job_title,
  company_name: 'Kopi Nusa',
  start_date: `${year}`,
})

it('finds the texts that differ, in lists of equal length by their position', () => {
  const own = buildContent({
    profile: { full_name: 'Dewi Contoh', bio: 'Saya menulis.', email: 'dewi@contoh.id' },
    experiences: [experience('Magang', 2017), experience('Kepala', 2020)],
    projects: [contentProject(1)],
  })
  const other = buildContent({
    profile: { full_name: 'Dewi Contoh', bio: 'I write.', email: 'other@contoh.id' },
    experiences: [experience('Intern', 2017), experience('Lead', 2020)],
    projects: [contentProject(1, { title: 'Project 1' })],
  })
  expect(findTranslations(own, other)).toEqual({
    found: [
      { path: ['profile', 'bio'], value: 'I write.' },
      { path: ['experiences', 0, 'job_title'], value: 'Intern' },
      { path: ['experiences', 1, 'job_title'], value: 'Lead' },
      { path: ['projects', 0, 'title'], value: 'Project 1' },
    ],
    unmatched: [],
  })
})

it('matches the entries of a shorter list by their dates, and names those that match none', () => {
  const own = buildContent({
    experiences: [experience('Magang', 2017), experience('Kepala', 2020)],
  })
  const experiences = [experience('Lead', 2020), experience('CTO', 2023), experience('Cook', 2001)]
  expect(findTranslations(own, buildContent({ experiences }))).toEqual({
    found: [{ path: ['experiences', 1, 'job_title'], value: 'Lead' }],
    unmatched: ['experiences[1]', 'experiences[2]'],
  })
})
