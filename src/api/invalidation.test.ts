import { http } from 'msw'
import { buildProjects } from '../../__mocks__/fixtures'
import * as api from '../../__mocks__/handlers'
import { expectConsoleError } from '../../__mocks__/setup/console'
import { createStore, type AppStore } from '../app/store'
import { historyApi } from '../features/history/historyApi'
import { timelineApi } from '../features/timeline/timelineApi'
import { profileProjectsApi } from '../features/projects/profileProjectsApi'
import { projectsApi } from '../features/projects/projectsApi'
import { skillsApi } from '../features/skills/skillsApi'

const { listProfileProjects } = profileProjectsApi.endpoints

let store: AppStore
beforeEach(() => (store = createStore()))

function mockMutations(path: string, data: object): void {
  api.apiServer.use(http.all(`*/api${path}`, () => api.success(data)))
}

const runningQueriesSettled = () =>
  Promise.allSettled(store.dispatch(projectsApi.util.getRunningQueriesThunk()))

const requestedPages = (requests: URL[]) => requests.map((url) => url.searchParams.get('page'))

it('starts merged pages again with page 1 after a mutation, and continues with page 2', async () => {
  const filter = { profileId: 1, category: undefined }
  const load = (page: number) =>
    store.dispatch(listProfileProjects.initiate({ ...filter, page }, { subscribe: page === 1 }))
  const loaded = () => listProfileProjects.select({ ...filter, page: 1 })(store.getState()).data
  const requests = api.serveProjects(buildProjects(18))
  for (const page of [1, 2, 3]) await load(page)
  expect(loaded()?.projects).toHaveLength(18)

  const laterRequests = api.serveProjects(buildProjects(12))
  mockMutations('/projects/1', { id: 1 })
  await store.dispatch(projectsApi.endpoints.deleteProject.initiate(1))
  await runningQueriesSettled()
  expect(loaded()?.projects).toHaveLength(6)
  expect(loaded()?.pagination.currentPage).toBe(1)
  await load(2)
  expect(requestedPages(requests)).toEqual(['1', '2', '3'])
  expect(requestedPages(laterRequests)).toEqual(['1', '2'])
  expect(loaded()?.projects).toEqual(buildProjects(12))
})

describe('a mutation refetches exactly what it changes', () => {
  const project = buildProjects(1)[0]
  const skill = { id: 1, name: 'Vue', category_id: 1 }
  const projects = ['/projects/1', '/projects/2', '/projects/stats']

  /** Subscribes to one query of each type, writes, and returns the paths that this requests. */
  async function requestsAfter(write: () => Promise<unknown>): Promise<string[]> {
    const requests: string[] = []
    const serve = (path: string, data: object) =>
      api.mockResponse(path, () => {
        requests.push(path)
        return api.success(data)
      })
    serve('/projects/1', { project })
    serve('/projects/2', { project: { ...project, id: 2 } })
    serve('/projects/stats', { stats: { total: 1, active: 1, featured: 0, byCategory: [] } })
    serve('/skills/1', { skill })
    serve('/experience', { experiences: [] })
    await Promise.all([
      store.dispatch(projectsApi.endpoints.getProject.initiate(1)),
      store.dispatch(projectsApi.endpoints.getProject.initiate(2)),
      store.dispatch(profileProjectsApi.endpoints.getProjectStats.initiate()),
      store.dispatch(skillsApi.endpoints.getSkill.initiate(1)),
      store.dispatch(timelineApi.endpoints.listExperiences.initiate({})),
    ])
    requests.length = 0
    await write()
    await runningQueriesSettled()
    return requests.sort()
  }

  it('an update of a project: the project and the lists, but no other project', async () => {
    mockMutations('/projects/1', { project })
    const { initiate } = projectsApi.endpoints.updateProject
    const update = () => store.dispatch(initiate({ id: 1, changes: {} }))
    expect(await requestsAfter(update)).toEqual(['/projects/1', '/projects/stats'])
  })

  it('a renamed technology: the technology and every project, but no experience', async () => {
    mockMutations('/skills/1', { skill })
    const { initiate } = skillsApi.endpoints.updateSkill
    const rename = () => store.dispatch(initiate({ id: 1, changes: {} }))
    expect(await requestsAfter(rename)).toEqual([...projects, '/skills/1'])
  })

  it('a restored technology, or sorted categories: what contains their names, too', async () => {
    mockMutations('/trash/skills/1/restore', { id: 1 })
    mockMutations('/order/categories', { ids: [1] })
    const { restoreEntry, sortEntries } = historyApi.endpoints
    const restore = () => store.dispatch(restoreEntry.initiate({ resource: 'skills', id: 1 }))
    expect(await requestsAfter(restore)).toEqual([...projects, '/skills/1'])
    const sort = () => store.dispatch(sortEntries.initiate({ resource: 'categories', ids: [1] }))
    expect(await requestsAfter(sort)).toEqual([...projects, '/skills/1'])
  })

  it('a rejected mutation: nothing', async () => {
    expectConsoleError(/DELETE \/projects\/1: 404/)
    api.apiServer.use(http.delete('*/api/projects/1', () => api.failure(404, 'Project not found')))
    const { initiate } = projectsApi.endpoints.deleteProject
    expect(await requestsAfter(() => store.dispatch(initiate(1)))).toEqual([])
  })
})
