import { buildCaseStudy, buildProject } from '../../../__mocks__/fixtures'
import { projectData } from './projectData'

const workOf = (...args: Parameters<typeof projectData>) => projectData(...args)['@graph'][0]

it('describes creator and period of a project', () => {
  expect(workOf(buildCaseStudy({ created_at: null }), 'Dewi Contoh')).toMatchObject({
    '@type': 'CreativeWork',
    creator: { '@type': 'Person', name: 'Dewi Contoh' },
    dateCreated: '2023-02',
    temporalCoverage: '2023-02/2024-03-01',
  })
})

it('leaves the end of a period open', () => {
  const project = buildCaseStudy({ end_date: null })
  expect(workOf(project, 'Dewi')).toHaveProperty('temporalCoverage', '2023-02/..')
})

it('describes a project without a period', () => {
  const work = workOf(buildProject(), 'Dewi')
  expect(work).toMatchObject({ name: 'Proyek 1', dateCreated: '2024-03-12' })
  expect(work).toHaveProperty('temporalCoverage', undefined)
})
