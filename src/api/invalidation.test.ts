import { http } from 'msw'
import { buildProjects } from '../../__mocks__/fixtures/projects'
import { buildSkills } from '../../__mocks__/fixtures/skills'
import { apiServer } from '../../__mocks__/handlers/apiServer'
import { failure, success } from '../../__mocks__/handlers/envelope'
import { serveProjects } from '../../__mocks__/handlers/projects'
import { answerCall } from '../../__mocks__/handlers/scenario'
import { serveSkills } from '../../__mocks__/handlers/skills'
import { expectConsoleError } from '../../__mocks__/setup/console'
import { createStore, type AppStore } from '../app/store'
import { experiencesApi } from '../features/experiences/experiencesApi'
import { profileProjectsApi } from '../features/projects/profileProjectsApi'
import { projectsApi } from '../features/projects/projectsApi'
import { profileSkillsApi } from '../features/skills/profileSkillsApi'
import { profileSkillWritesApi } from '../features/skills/profileSkillWritesApi'
import { skillsApi } from '../features/skills/skillsApi'

const { listProfileProjects } = profileProjectsApi.endpoints
const { listProfileSkills } = profileSkillsApi.endpoints

let store: AppStore

beforeEach(() => {
  store = createStore()
})

/** Lets every write of a path succeed. */
function acceptWrites(path: string, data: object): void {
  apiServer.use(http.all(`*/api${path}`, () => success(data)))
}

async function quiet(): Promise<void> {
  await Promise.all(
    store.dispatch(projectsApi.util.getRunningQueriesThunk()).map((call) => call.catch(() => null)),
  )
}

function pagesOf(asked: URL[]): (string | null)[] {
  return asked.map((url) => url.searchParams.get('page'))
}

describe('an entry that gathers pages, after a write', () => {
  it('starts over with page 1: projects', async () => {
    const asked = serveProjects(buildProjects(18))
    const filter = { profileId: 1, category: undefined }
    await store.dispatch(listProfileProjects.initiate({ ...filter, page: 1 }))
    for (const page of [2, 3]) {
      await store.dispatch(listProfileProjects.initiate({ ...filter, page }, { subscribe: false }))
    }
    const select = listProfileProjects.select({ ...filter, page: 1 })
    expect(select(store.getState()).data?.projects.flat()).toHaveLength(18)

    const later = serveProjects(buildProjects(4))
    acceptWrites('/projects/1', { id: 1 })
    await store.dispatch(projectsApi.endpoints.deleteProject.initiate(1))
    await quiet()
    expect(pagesOf(asked)).toEqual(['1', '2', '3'])
    expect(pagesOf(later)).toEqual(['1'])
    const { data } = select(store.getState())
    expect(data?.projects.flat()).toHaveLength(4)
    expect(data?.pagination.currentPage).toBe(1)
  })

  it('goes on from page 2 afterwards, also when page 2 was the last one before', async () => {
    const asked = serveProjects(buildProjects(12))
    const ask = (page: number) =>
      store.dispatch(
        listProfileProjects.initiate({ profileId: 1, page }, { subscribe: page === 1 }),
      )
    await ask(1)
    await ask(2)
    acceptWrites('/projects/1', { id: 1 })
    await store.dispatch(projectsApi.endpoints.deleteProject.initiate(1))
    await quiet()
    await ask(2)
    expect(pagesOf(asked)).toEqual(['1', '2', '1', '2'])
    const { data } = listProfileProjects.select({ profileId: 1, page: 1 })(store.getState())
    expect(data?.projects.flat().map(({ id }) => id)).toEqual(buildProjects(12).map(({ id }) => id))
  })

  it('starts over with page 1: skills', async () => {
    const asked = serveSkills(buildSkills(25))
    const ask = (page: number) =>
      store.dispatch(listProfileSkills.initiate({ profileId: 1, page }, { subscribe: page === 1 }))
    await ask(1)
    await ask(2)
    await ask(3)
    acceptWrites('/profile-skills/3', { id: 3 })
    await store.dispatch(profileSkillWritesApi.endpoints.deleteProfileSkill.initiate(3))
    await quiet()
    expect(pagesOf(asked)).toEqual(['1', '2', '3', '1'])
  })
})

describe('a write asks again for exactly what it changes', () => {
  /** Has one of everything on screen; tells which calls were made since. */
  async function watchEverything() {
    const asked: string[] = []
    const serve = (path: string, data: object) =>
      answerCall(path, () => {
        asked.push(path)
        return success(data)
      })
    serve('/projects/1', { project: buildProjects(1)[0] })
    serve('/projects/2', { project: { ...buildProjects(1)[0], id: 2 } })
    serve('/projects/stats', { stats: { total: 1, active: 1, featured: 0, byCategory: [] } })
    serve('/skills/1', { skill: { id: 1, name: 'React', category_id: 1 } })
    serve('/experience', { experiences: [] })
    const { dispatch } = store
    await Promise.all([
      dispatch(projectsApi.endpoints.getProject.initiate(1)),
      dispatch(projectsApi.endpoints.getProject.initiate(2)),
      dispatch(projectsApi.endpoints.getProjectStats.initiate()),
      dispatch(skillsApi.endpoints.getSkill.initiate(1)),
      dispatch(experiencesApi.endpoints.listExperiences.initiate({})),
    ])
    asked.length = 0
    return asked
  }

  it('a changed project: itself and the lists, no other project', async () => {
    const asked = await watchEverything()
    apiServer.use(http.put('*/api/projects/1', () => success({ project: buildProjects(1)[0] })))
    await store.dispatch(projectsApi.endpoints.updateProject.initiate({ id: 1, changes: {} }))
    await quiet()
    expect(asked.sort()).toEqual(['/projects/1', '/projects/stats'])
  })

  it('a renamed technology: itself and every project, but no work experience', async () => {
    const asked = await watchEverything()
    const skill = { id: 1, name: 'Vue', category_id: 1 }
    apiServer.use(http.put('*/api/skills/1', () => success({ skill })))
    await store.dispatch(skillsApi.endpoints.updateSkill.initiate({ id: 1, changes: {} }))
    await quiet()
    expect(asked.sort()).toEqual(['/projects/1', '/projects/2', '/projects/stats', '/skills/1'])
  })

  it('a refused write: nothing', async () => {
    const asked = await watchEverything()
    expectConsoleError(/DELETE \/projects\/1: 404/)
    apiServer.use(http.delete('*/api/projects/1', () => failure(404, 'Project not found')))
    await store.dispatch(projectsApi.endpoints.deleteProject.initiate(1))
    await quiet()
    expect(asked).toEqual([])
  })
})
