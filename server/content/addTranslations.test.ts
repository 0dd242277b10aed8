import { buildContent, contentProject } from '../testing/content'
import { addTranslations } from './addTranslations'

const experience = (job_title: string, year: number, more: object = {}) => ({
  ...{ job_title, company_name: 'Kopi Nusa', start_date: `${year}` },
  ...more,
})

it('adds the texts that differ, in lists of equal length by their position', () => {
  const own = buildContent({
    profile: { full_name: 'Dewi Contoh', bio: 'Saya menulis.', email: 'dewi@contoh.id' },
    experiences: [experience('Magang', 2017), experience('Kepala', 2020)],
    projects: [contentProject(1, { translations: { en: { description: 'Maps.' } } })],
  })
  const other = buildContent({
    profile: { full_name: 'Dewi Contoh', bio: 'I write.', email: 'other@contoh.id' },
    experiences: [experience('Intern', 2017), experience('Kepala', 2020)],
    projects: [contentProject(1, { title: 'Project 1' })],
  })
  const { content, unmatched } = addTranslations(own, other, 'en')
  expect(unmatched).toEqual([])
  expect(content).toEqual({
    ...own,
    profile: { ...own.profile, translations: { en: { bio: 'I write.' } } },
    experiences: [
      experience('Magang', 2017, { translations: { en: { job_title: 'Intern' } } }),
      experience('Kepala', 2020),
    ],
    projects: [
      contentProject(1, { translations: { en: { description: 'Maps.', title: 'Project 1' } } }),
    ],
  })
})

it('matches the entries of a shorter list by their dates, and names those that match none', () => {
  const own = buildContent({
    experiences: [experience('Magang', 2017), experience('Kepala', 2020)],
  })
  const experiences = [experience('Lead', 2020), experience('CTO', 2023), experience('Cook', 2001)]
  const { content, unmatched } = addTranslations(own, buildContent({ experiences }), 'en')
  expect(content.experiences).toEqual([
    experience('Magang', 2017),
    experience('Kepala', 2020, { translations: { en: { job_title: 'Lead' } } }),
  ])
  expect(unmatched).toEqual(['experiences[1]', 'experiences[2]'])
})
