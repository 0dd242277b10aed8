import { buildProject } from '../../../__mocks__/fixtures'
import { toFeaturedProject } from './featuredProjects'

const cloth = { tile: 'ceplok-013', dye: 'indigo' } as const

it('maps a project to the fields that the home page shows', () => {
  expect(toFeaturedProject(buildProject({ id: 7, is_featured: 1 }), cloth)).toEqual({
    id: '7',
    title: 'Proyek 7',
    description: 'Keterangan proyek 7.',
    image: '/pictures/projects/7.webp',
    technologies: ['React', 'PostgreSQL'],
    githubUrl: 'https://example.com/code/7',
    liveUrl: 'https://example.com/demo/7',
    featured: true,
    category: 'full-stack',
    slug: 'proyek-7',
    cloth,
  })
})

it('omits missing values and unsafe links', () => {
  const project = toFeaturedProject(
    buildProject({
      description: null,
      picture_url: 'javascript:alert(1)',
      link_code: null,
      link_demo: '',
      category_name: null,
      slug: '',
    }),
    cloth,
  )
  expect(project).toMatchObject({
    description: '',
    image: undefined,
    githubUrl: undefined,
    liveUrl: undefined,
    featured: false,
    category: '',
    slug: undefined,
  })
})
