import type { ProjectData, ProjectsData } from '../../src/contract/projects'
import { buildContent, contentProject } from '../testing/content'
import { cleanUp, createTestApp, get, send } from '../testing/testApp'

const pictureColours = { '/pictures/a.webp': '#112233 #445566', '/pictures/clear.png': '' }

afterEach(cleanUp)

async function appWith(...pictures: (string | null)[]) {
  const projects = pictures.map((picture_url, index) => ({
    ...contentProject(index + 1),
    picture_url,
  }))
  return createTestApp(buildContent({ projects }), undefined, pictureColours)
}

it('adds the colours of the site’s own pictures', async () => {
  const { app } = await appWith('/pictures/a.webp', 'https://example.com/b.webp', null)
  const { projects } = (await get<ProjectsData>(app, '/projects')).data
  const colours = new Map(projects.map(({ id, picture_colours }) => [id, picture_colours]))
  expect([1, 2, 3].map((id) => colours.get(id))).toEqual(['#112233 #445566', undefined, undefined])
})

it('adds no colours for a transparent picture', async () => {
  const { app } = await appWith('/pictures/clear.png')
  expect((await get<ProjectData>(app, '/projects/1')).data.project).not.toHaveProperty(
    'picture_colours',
  )
})

it('accepts an entity with colours in a write', async () => {
  const { app } = await appWith('/pictures/a.webp')
  const { project } = (await get<ProjectData>(app, '/projects/1')).data
  expect((await send(app, 'PUT', '/projects/1', project)).status).toBe('success')
})
