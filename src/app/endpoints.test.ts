import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import openapi from '../../docs/openapi.json'
import { http, HttpResponse } from 'msw'
import { apiServer } from '../../__mocks__/handlers/apiServer'
import { expectConsoleError } from '../../__mocks__/setup/console'
import { freezeTime } from '../../__mocks__/freezeTime'
import { api } from '../api/api'
import { categoriesApi } from '../features/categories/categoriesApi'
import { contactApi } from '../features/contact/contactApi'
import { educationsApi } from '../features/educations/educationsApi'
import { profileEducationsApi } from '../features/educations/profileEducationsApi'
import { experiencesApi } from '../features/experiences/experiencesApi'
import { profileExperiencesApi } from '../features/experiences/profileExperiencesApi'
import { profileApi } from '../features/profile/profileApi'
import { featuredProfileProjectsApi } from '../features/projects/featuredProfileProjectsApi'
import { profileProjectsApi } from '../features/projects/profileProjectsApi'
import { projectsApi } from '../features/projects/projectsApi'
import { profileSkillsApi } from '../features/skills/profileSkillsApi'
import { profileSkillWritesApi } from '../features/skills/profileSkillWritesApi'
import { skillsApi } from '../features/skills/skillsApi'
import { testimonialsApi } from '../features/testimonials/testimonialsApi'
import { testimonialWritesApi } from '../features/testimonials/testimonialWritesApi'
import { createStore } from './store'

type Dispatch = ReturnType<typeof createStore>['dispatch']
type SendRequest = (dispatch: Dispatch) => PromiseLike<unknown>

const experience = experiencesApi.endpoints
const education = educationsApi.endpoints
const project = projectsApi.endpoints
const skill = skillsApi.endpoints
const profileSkill = profileSkillWritesApi.endpoints
const testimonial = testimonialWritesApi.endpoints

/** Sends an example request of each endpoint that a screen uses. */
const usedByScreens: Record<string, SendRequest> = {
  getProfile: (dispatch) => dispatch(profileApi.endpoints.getProfile.initiate(1)),
  listProfileExperiences: (dispatch) =>
    dispatch(profileExperiencesApi.endpoints.listProfileExperiences.initiate(1)),
  listProfileEducations: (dispatch) =>
    dispatch(profileEducationsApi.endpoints.listProfileEducations.initiate(1)),
  listActiveCategories: (dispatch) =>
    dispatch(categoriesApi.endpoints.listActiveCategories.initiate()),
  listProfileProjects: (dispatch) =>
    dispatch(profileProjectsApi.endpoints.listProfileProjects.initiate({ profileId: 1, page: 1 })),
  listFeaturedProfileProjects: (dispatch) =>
    dispatch(featuredProfileProjectsApi.endpoints.listFeaturedProfileProjects.initiate(1)),
  getProfileProjectBySlug: (dispatch) =>
    dispatch(
      profileProjectsApi.endpoints.getProfileProjectBySlug.initiate({ profileId: 1, slug: 'a' }),
    ),
  listProfileSkills: (dispatch) =>
    dispatch(profileSkillsApi.endpoints.listProfileSkills.initiate({ profileId: 1, page: 1 })),
  listTestimonials: (dispatch) => dispatch(testimonialsApi.endpoints.listTestimonials.initiate()),
  listTestimonialsOfCategory: (dispatch) =>
    dispatch(testimonialsApi.endpoints.listTestimonialsOfCategory.initiate(2)),
  getTestimonial: (dispatch) => dispatch(testimonialsApi.endpoints.getTestimonial.initiate('7')),
  sendMessage: (dispatch) => {
    const message = {
      channel: 'server' as const,
      name: 'A',
      email: 'a@example.com',
      subject: 'B',
      message: 'C',
    }
    return dispatch(contactApi.endpoints.sendMessage.initiate(message))
  },
}

/** Endpoints that no screen uses yet. */
const unused: Record<string, SendRequest> = {
  listCategories: (dispatch) => dispatch(categoriesApi.endpoints.listCategories.initiate({})),
  listExperiences: (dispatch) => dispatch(experience.listExperiences.initiate({ page: 2 })),
  getExperience: (dispatch) => dispatch(experience.getExperience.initiate(7)),
  createExperience: (dispatch) =>
    dispatch(
      experience.createExperience.initiate({
        job_title: 'Staf',
        company_name: 'A',
        start_date: '2020-01',
      }),
    ),
  updateExperience: (dispatch) =>
    dispatch(experience.updateExperience.initiate({ id: 7, changes: { location: null } })),
  deleteExperience: (dispatch) => dispatch(experience.deleteExperience.initiate(7)),
  listEducations: (dispatch) => dispatch(education.listEducations.initiate({ limit: 3 })),
  getEducation: (dispatch) => dispatch(education.getEducation.initiate(7)),
  createEducation: (dispatch) =>
    dispatch(
      education.createEducation.initiate({
        degree: 'Sarjana',
        institution_name: 'A',
        start_year: 2020,
      }),
    ),
  updateEducation: (dispatch) =>
    dispatch(education.updateEducation.initiate({ id: 7, changes: { gpa: 4 } })),
  deleteEducation: (dispatch) => dispatch(education.deleteEducation.initiate(7)),
  getProfileProject: (dispatch) => dispatch(project.getProfileProject.initiate(7)),
  listProjects: (dispatch) => dispatch(project.listProjects.initiate({ tag: 'web' })),
  listProjectsOfCategory: (dispatch) =>
    dispatch(project.listProjectsOfCategory.initiate({ category: 'Full Stack' })),
  listFeaturedProjects: (dispatch) => dispatch(project.listFeaturedProjects.initiate()),
  getProjectStats: (dispatch) => dispatch(project.getProjectStats.initiate()),
  getProject: (dispatch) => dispatch(project.getProject.initiate(7)),
  createProject: (dispatch) => dispatch(project.createProject.initiate({ title: 'A' })),
  updateProject: (dispatch) =>
    dispatch(project.updateProject.initiate({ id: 7, changes: { title: 'B' } })),
  deleteProject: (dispatch) => dispatch(project.deleteProject.initiate(7)),
  listSkills: (dispatch) => dispatch(skill.listSkills.initiate({})),
  listSkillsOfCategory: (dispatch) =>
    dispatch(skill.listSkillsOfCategory.initiate({ category: 2 })),
  listSkillCategories: (dispatch) => dispatch(skill.listSkillCategories.initiate()),
  getSkill: (dispatch) => dispatch(skill.getSkill.initiate(7)),
  createSkill: (dispatch) => dispatch(skill.createSkill.initiate({ name: 'A', category_id: 1 })),
  updateSkill: (dispatch) =>
    dispatch(skill.updateSkill.initiate({ id: 7, changes: { is_active: 0 } })),
  deleteSkill: (dispatch) => dispatch(skill.deleteSkill.initiate(7)),
  listProfileSkillsOfCategory: (dispatch) =>
    dispatch(profileSkill.listProfileSkillsOfCategory.initiate({ profileId: 1, categoryId: 2 })),
  createProfileSkill: (dispatch) =>
    dispatch(profileSkill.createProfileSkill.initiate({ skill_id: 1, percent: 50 })),
  updateProfileSkill: (dispatch) =>
    dispatch(profileSkill.updateProfileSkill.initiate({ id: 7, changes: { percent: 60 } })),
  deleteProfileSkill: (dispatch) => dispatch(profileSkill.deleteProfileSkill.initiate(7)),
  listFeaturedTestimonials: (dispatch) => dispatch(testimonial.listFeaturedTestimonials.initiate()),
  createTestimonial: (dispatch) =>
    dispatch(
      testimonial.createTestimonial.initiate({ customer_name: 'A', rating: 5, description: '' }),
    ),
  updateTestimonial: (dispatch) =>
    dispatch(testimonial.updateTestimonial.initiate({ id: 7, changes: { rating: 4 } })),
  deleteTestimonial: (dispatch) => dispatch(testimonial.deleteTestimonial.initiate(7)),
}

const examples = { ...usedByScreens, ...unused }

const withoutEndpoint = new Set(['GET /openapi.json', 'GET /health'])

const operations = Object.entries(openapi.paths).flatMap(([template, methods]) =>
  Object.keys(methods).map((method) => ({ method: method.toUpperCase(), template })),
)

/** The name of a request in the OpenAPI description: `GET /projects/{id}`. */
function operationOf({ method, url }: Request): string {
  const path = new URL(url).pathname.replace('/api', '')
  const [operation] = operations
    .filter(
      (candidate) =>
        candidate.method === method &&
        new RegExp(`^${candidate.template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
    )
    .sort((one, other) => one.template.split('{').length - other.template.split('{').length)
  return operation ? `${method} ${operation.template}` : `${method} ${path} is not described`
}

/** The operations that a request uses. */
async function operationsOf(sendRequest: SendRequest): Promise<string[]> {
  const used = new Set<string>()
  apiServer.use(
    http.all('*/api/*', ({ request }) => {
      used.add(operationOf(request))
      return HttpResponse.json({ status: 'error', statusCode: 404 }, { status: 404 })
    }),
  )
  await sendRequest(createStore().dispatch)
  return [...used]
}

const sourceFolder = path.resolve(__dirname, '..')
const sourceFiles = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
)

it('has an example of every endpoint', async () => {
  for (const file of sourceFiles.filter((name) => /^features\/.*Api\.ts$/.test(name))) {
    await import(path.join(sourceFolder, file))
  }
  expect(Object.keys(examples).sort()).toEqual(Object.keys(api.endpoints).sort())
})

it('separates the endpoints that screens use from the unused ones', () => {
  const code = sourceFiles
    .filter((file) => !file.endsWith('Api.ts'))
    .map((file) => readFileSync(path.join(sourceFolder, file), 'utf8'))
    .join()
  const isUsed = (name: string) =>
    new RegExp(`\\b(${name}|use${name}(Query|Mutation))\\b`, 'i').test(code)
  const [used, notUsed] = [true, false].map((expected) =>
    Object.keys(examples).filter((name) => isUsed(name) === expected),
  )
  expect(Object.keys(usedByScreens)).toEqual(used)
  expect(Object.keys(unused)).toEqual(notUsed)
})

it('sends a request for each operation of the OpenAPI description, and no other', async () => {
  freezeTime()
  expectConsoleError(/404/)
  const used = new Set<string>()
  for (const example of Object.values(examples)) {
    for (const operation of await operationsOf(example)) used.add(operation)
  }
  const names = operations.map(({ method, template }) => `${method} ${template}`)
  expect([...used].sort()).toEqual(names.filter((name) => !withoutEndpoint.has(name)).sort())
})

it('names endpoints like the operations of the OpenAPI description', () => {
  const operationIds = Object.values(openapi.paths).flatMap((methods) =>
    Object.values(methods).map((operation: { operationId: string }) => operation.operationId),
  )
  const variants = ['listActiveCategories', 'listFeaturedProfileProjects']
  const names = Object.keys(api.endpoints).filter((name) => !variants.includes(name))
  expect(operationIds).toEqual(expect.arrayContaining(names))
})
