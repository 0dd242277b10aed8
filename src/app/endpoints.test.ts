import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import openapi from '../../docs/openapi.json'
import { http, HttpResponse } from 'msw'
import { apiServer } from '../../__mocks__/handlers/apiServer'
import { expectConsoleError } from '../../__mocks__/setup/console'
import { freezeTime } from '../../__mocks__/freezeTime'
import { api } from '../api/api'
import { accountApi } from '../features/account/accountApi'
import { invitationApi } from '../features/account/invitationApi'
import { sessionApi } from '../features/account/sessionApi'
import { categoriesApi } from '../features/categories/categoriesApi'
import { categoryWritesApi } from '../features/categories/categoryWritesApi'
import { contactApi } from '../features/contact/contactApi'
import { timelineApi } from '../features/timeline/timelineApi'
import { profileTimelineApi } from '../features/timeline/profileTimelineApi'
import { draftsApi } from '../features/drafts/draftsApi'
import { historyApi } from '../features/history/historyApi'
import { picturesApi } from '../features/pictures/picturesApi'
import { markdownApi } from '../features/markdown/markdownApi'
import { messagesApi } from '../features/messages/messagesApi'
import { overviewApi } from '../features/overview/overviewApi'
import { postsApi } from '../features/posts/postsApi'
import { postWritesApi } from '../features/posts/postWritesApi'
import { previewApi } from '../features/preview/previewApi'
import { profileApi } from '../features/profile/profileApi'
import { profileWritesApi } from '../features/profile/profileWritesApi'
import { featuredProfileProjectsApi } from '../features/projects/featuredProjects'
import { profileProjectsApi } from '../features/projects/profileProjectsApi'
import { projectsApi } from '../features/projects/projectsApi'
import { profileSkillsApi } from '../features/skills/profileSkillsApi'
import { profileSkillWritesApi } from '../features/skills/profileSkillWritesApi'
import { skillsApi } from '../features/skills/skillsApi'
import { testimonialsApi } from '../features/testimonials/testimonialsApi'
import { subscriptionsApi } from '../features/subscriptions/subscriptionsSlice'
import { testimonialWritesApi } from '../features/testimonials/testimonialWritesApi'
import { createStore } from './store'

type Dispatch = ReturnType<typeof createStore>['dispatch']
type SendRequest = (dispatch: Dispatch) => PromiseLike<unknown>

const experience = timelineApi.endpoints
const education = timelineApi.endpoints
const project = projectsApi.endpoints
const skill = skillsApi.endpoints
const profileSkill = profileSkillWritesApi.endpoints
const testimonial = testimonialWritesApi.endpoints
const post = postWritesApi.endpoints
const category = categoryWritesApi.endpoints
const history = historyApi.endpoints
const picture = picturesApi.endpoints
const drafts = draftsApi.endpoints
const account = accountApi.endpoints
const session = sessionApi.endpoints
const invitation = invitationApi.endpoints

const secret = () => 'rahasia'
const credential = { id: 'a', rawId: 'a', type: 'public-key', clientExtensionResults: {} } as const
const assertion = {
  ...credential,
  response: { clientDataJSON: 'a', authenticatorData: 'a', signature: 'a' },
}
const attestation = { ...credential, response: { clientDataJSON: 'a', attestationObject: 'a' } }

/** Sends an example request of each endpoint that a screen uses. */
const usedByScreens: Record<string, SendRequest> = {
  getProfile: (dispatch) => dispatch(profileApi.endpoints.getProfile.initiate(1)),
  listProfileExperiences: (dispatch) =>
    dispatch(profileTimelineApi.endpoints.listProfileExperiences.initiate(1)),
  listProfileEducations: (dispatch) =>
    dispatch(profileTimelineApi.endpoints.listProfileEducations.initiate(1)),
  listActiveCategories: (dispatch) =>
    dispatch(categoriesApi.endpoints.listActiveCategories.initiate()),
  listProfileProjects: (dispatch) =>
    dispatch(profileProjectsApi.endpoints.listProfileProjects.initiate({ profileId: 1, page: 1 })),
  listFeaturedProfileProjects: (dispatch) =>
    dispatch(featuredProfileProjectsApi.endpoints.listFeaturedProfileProjects.initiate(1)),
  getProjectStats: (dispatch) => dispatch(profileProjectsApi.endpoints.getProjectStats.initiate()),
  listFeaturedTestimonials: (dispatch) =>
    dispatch(testimonialsApi.endpoints.listFeaturedTestimonials.initiate()),
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
  listPosts: (dispatch) => dispatch(postsApi.endpoints.listPosts.initiate({ page: 1 })),
  getPostBySlug: (dispatch) => dispatch(postsApi.endpoints.getPostBySlug.initiate('a')),
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
  subscribe: (dispatch) =>
    dispatch(subscriptionsApi.endpoints.subscribe.initiate({ email: 'a@example.com' })),
  listPictures: (dispatch) => dispatch(picture.listPictures.initiate()),
  uploadPicture: (dispatch) =>
    dispatch(
      picture.uploadPicture.initiate({ file: new Blob(['a']), onProgress: () => undefined }),
    ),
  updatePicture: (dispatch) =>
    dispatch(
      picture.updatePicture.initiate({ hash: 'f'.repeat(64), changes: { alt: 'A', focus: null } }),
    ),
  deletePicture: (dispatch) => dispatch(picture.deletePicture.initiate('f'.repeat(64))),
  getSession: (dispatch) => dispatch(session.getSession.initiate()),
  createSignInOptions: (dispatch) => dispatch(session.createSignInOptions.initiate()),
  signInWithPasskey: (dispatch) =>
    dispatch(session.signInWithPasskey.initiate({ credential: assertion })),
  signInWithPassword: (dispatch) =>
    dispatch(session.signInWithPassword.initiate({ password: secret })),
  signOut: (dispatch) => dispatch(session.signOut.initiate()),
  endSession: (dispatch) => dispatch(session.endSession.initiate('a')),
  endOtherSessions: (dispatch) => dispatch(session.endOtherSessions.initiate()),
  getAccount: (dispatch) => dispatch(account.getAccount.initiate()),
  createPasskeyOptions: (dispatch) => dispatch(account.createPasskeyOptions.initiate()),
  addPasskey: (dispatch) =>
    dispatch(account.addPasskey.initiate({ name: 'A', credential: attestation })),
  renamePasskey: (dispatch) => dispatch(account.renamePasskey.initiate({ id: 'a', name: 'B' })),
  deletePasskey: (dispatch) => dispatch(account.deletePasskey.initiate('a')),
  putPassword: (dispatch) => dispatch(account.putPassword.initiate({ next: secret })),
  deletePassword: (dispatch) => dispatch(account.deletePassword.initiate()),
  createInvitationOptions: (dispatch) =>
    dispatch(invitation.createInvitationOptions.initiate(secret)),
  acceptInvitation: (dispatch) =>
    dispatch(invitation.acceptInvitation.initiate({ secret, password: secret })),
  listCategories: (dispatch) => dispatch(categoriesApi.endpoints.listCategories.initiate({})),
  deleteCategory: (dispatch) => dispatch(category.deleteCategory.initiate(7)),
  listTrash: (dispatch) => dispatch(history.listTrash.initiate()),
  restoreEntry: (dispatch) =>
    dispatch(history.restoreEntry.initiate({ resource: 'projects', id: 7 })),
  sortEntries: (dispatch) =>
    dispatch(history.sortEntries.initiate({ resource: 'projects', ids: [2, 1] })),
  listMessages: (dispatch) => dispatch(messagesApi.endpoints.listMessages.initiate({ limit: 50 })),
  countUnreadMessages: (dispatch) => dispatch(messagesApi.endpoints.countUnreadMessages.initiate()),
  updateMessage: (dispatch) =>
    dispatch(messagesApi.endpoints.updateMessage.initiate({ id: 'a', changes: { is_read: true } })),
  deleteMessage: (dispatch) => dispatch(messagesApi.endpoints.deleteMessage.initiate('a')),
  exportMessages: (dispatch) => dispatch(messagesApi.endpoints.exportMessages.initiate('csv')),
  listFindings: (dispatch) => dispatch(overviewApi.endpoints.listFindings.initiate()),
  listViews: (dispatch) => dispatch(overviewApi.endpoints.listViews.initiate()),
  listExperiences: (dispatch) => dispatch(experience.listExperiences.initiate({ page: 2 })),
  deleteExperience: (dispatch) => dispatch(experience.deleteExperience.initiate(7)),
  listEducations: (dispatch) => dispatch(education.listEducations.initiate({ limit: 3 })),
  deleteEducation: (dispatch) => dispatch(education.deleteEducation.initiate(7)),
  listProjects: (dispatch) => dispatch(project.listProjects.initiate({ tag: 'web' })),
  deleteProject: (dispatch) => dispatch(project.deleteProject.initiate(7)),
  listSkills: (dispatch) => dispatch(skill.listSkills.initiate({})),
  deleteSkill: (dispatch) => dispatch(skill.deleteSkill.initiate(7)),
  deleteProfileSkill: (dispatch) => dispatch(profileSkill.deleteProfileSkill.initiate(7)),
  deleteTestimonial: (dispatch) => dispatch(testimonial.deleteTestimonial.initiate(7)),
  deletePost: (dispatch) => dispatch(post.deletePost.initiate(7)),
  listAllPosts: (dispatch) => dispatch(post.listAllPosts.initiate()),
  listAllProfileSkills: (dispatch) => dispatch(profileSkill.listAllProfileSkills.initiate(1)),
  listRevisions: (dispatch) =>
    dispatch(history.listRevisions.initiate({ resource: 'projects', id: 7 })),
  getCategory: (dispatch) => dispatch(category.getCategory.initiate(7)),
  createCategory: (dispatch) =>
    dispatch(category.createCategory.initiate({ input: { name: 'A' } })),
  updateCategory: (dispatch) =>
    dispatch(category.updateCategory.initiate({ id: 7, changes: { name: 'B' }, version: 'a' })),
  updateProfile: (dispatch) =>
    dispatch(profileWritesApi.endpoints.updateProfile.initiate({ id: 1, changes: { bio: 'A' } })),
  getExperience: (dispatch) => dispatch(experience.getExperience.initiate(7)),
  createExperience: (dispatch) =>
    dispatch(
      experience.createExperience.initiate({
        input: {
          job_title: 'Staf',
          company_name: 'A',
          start_date: '2020-01',
        },
      }),
    ),
  updateExperience: (dispatch) =>
    dispatch(experience.updateExperience.initiate({ id: 7, changes: { location: null } })),
  getEducation: (dispatch) => dispatch(education.getEducation.initiate(7)),
  createEducation: (dispatch) =>
    dispatch(
      education.createEducation.initiate({
        input: {
          degree: 'Sarjana',
          institution_name: 'A',
          start_year: 2020,
        },
      }),
    ),
  updateEducation: (dispatch) =>
    dispatch(education.updateEducation.initiate({ id: 7, changes: { gpa: 4 } })),
  getProject: (dispatch) => dispatch(project.getProject.initiate(7)),
  createProject: (dispatch) => dispatch(project.createProject.initiate({ input: { title: 'A' } })),
  updateProject: (dispatch) =>
    dispatch(project.updateProject.initiate({ id: 7, changes: { title: 'B' } })),
  getSkill: (dispatch) => dispatch(skill.getSkill.initiate(7)),
  createSkill: (dispatch) =>
    dispatch(skill.createSkill.initiate({ input: { name: 'A', category_id: 1 } })),
  updateSkill: (dispatch) =>
    dispatch(skill.updateSkill.initiate({ id: 7, changes: { is_active: 0 } })),
  getProfileSkill: (dispatch) => dispatch(profileSkill.getProfileSkill.initiate(7)),
  createProfileSkill: (dispatch) =>
    dispatch(profileSkill.createProfileSkill.initiate({ input: { skill_id: 1, percent: 50 } })),
  updateProfileSkill: (dispatch) =>
    dispatch(profileSkill.updateProfileSkill.initiate({ id: 7, changes: { percent: 60 } })),
  createTestimonial: (dispatch) =>
    dispatch(
      testimonial.createTestimonial.initiate({
        input: { customer_name: 'A', rating: 5, description: '' },
      }),
    ),
  updateTestimonial: (dispatch) =>
    dispatch(testimonial.updateTestimonial.initiate({ id: 7, changes: { rating: 4 } })),
  getPost: (dispatch) => dispatch(post.getPost.initiate(7)),
  createPost: (dispatch) =>
    dispatch(post.createPost.initiate({ input: { title: 'A', excerpt: 'B' } })),
  updatePost: (dispatch) => dispatch(post.updatePost.initiate({ id: 7, changes: { draft: true } })),
  listDrafts: (dispatch) => dispatch(drafts.listDrafts.initiate('projects')),
  putDraft: (dispatch) =>
    dispatch(
      drafts.putDraft.initiate({
        resource: 'projects',
        key: 'a-draft-of-7',
        input: { revision: 1, changes: {}, replaces: [] },
      }),
    ),
  parseMarkdown: (dispatch) => dispatch(markdownApi.endpoints.parseMarkdown.initiate('**A**')),
  previewEntry: (dispatch) =>
    dispatch(
      previewApi.endpoints.previewEntry.initiate({ resource: 'projects', id: 7, input: {} }),
    ),
}

/** Endpoints that no screen uses yet. */
const unused: Record<string, SendRequest> = {
  getProfileProject: (dispatch) => dispatch(project.getProfileProject.initiate(7)),
  listProjectsOfCategory: (dispatch) =>
    dispatch(project.listProjectsOfCategory.initiate({ category: 'Full Stack' })),
  listFeaturedProjects: (dispatch) => dispatch(project.listFeaturedProjects.initiate()),
  listSkillsOfCategory: (dispatch) =>
    dispatch(skill.listSkillsOfCategory.initiate({ category: 2 })),
  listSkillCategories: (dispatch) => dispatch(skill.listSkillCategories.initiate()),
  listProfileSkillsOfCategory: (dispatch) =>
    dispatch(profileSkill.listProfileSkillsOfCategory.initiate({ profileId: 1, categoryId: 2 })),
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

it('sends every mutation from a screen of the site or of the studio', () => {
  const code = sourceFiles
    .filter((file) => !file.endsWith('Api.ts'))
    .map((file) => readFileSync(path.join(sourceFolder, file), 'utf8'))
    .join()
  const mutations = Object.entries<object>(api.endpoints).filter(
    ([, endpoint]) => 'useMutation' in endpoint,
  )
  expect(mutations.length).toBeGreaterThan(30)
  const isSent = (name: string) =>
    new RegExp(`\\b(${name}\\.(initiate|useMutation)|use${name}Mutation)\\(`, 'i').test(code)
  expect(mutations.map(([name]) => name).filter((name) => !isSent(name))).toEqual([])
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
  const variants = [
    'listActiveCategories',
    'listFeaturedProfileProjects',
    'listAllProfileSkills',
    'listAllPosts',
  ]
  const names = Object.keys(api.endpoints).filter((name) => !variants.includes(name))
  expect(operationIds).toEqual(expect.arrayContaining(names))
})
