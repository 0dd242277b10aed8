import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { http, HttpResponse } from 'msw'
import { apiServer } from '../../__mocks__/handlers'
import { freezeTime } from '../../__mocks__/freezeTime'
import { expectConsoleError } from '../../__mocks__/setup/console'
import openapi from '../../docs/openapi.json'
import { api } from '../api/api'
import type { QueryThunk } from '../api/prefetchQueries'
import { createStore } from './store'

const secret = () => 'rahasia'
const credential = { id: 'a', rawId: 'a', type: 'public-key', clientExtensionResults: {} } as const
const assertion = {
  ...credential,
  response: { clientDataJSON: 'a', authenticatorData: 'a', signature: 'a' },
}
const attestation = { ...credential, response: { clientDataJSON: 'a', attestationObject: 'a' } }

/** An argument of each endpoint that a screen uses. */
const usedByScreens: Record<string, unknown> = {
  getProfile: 1,
  listProfileExperiences: 1,
  listProfileEducations: 1,
  listActiveCategories: undefined,
  listProfileProjects: { profileId: 1, page: 1 },
  listFeaturedProfileProjects: 1,
  getProjectStats: undefined,
  listFeaturedTestimonials: undefined,
  getProfileProjectBySlug: { profileId: 1, slug: 'a' },
  listProfileSkills: { profileId: 1, page: 1 },
  listTestimonials: undefined,
  listTestimonialsOfCategory: 2,
  getTestimonial: '7',
  listLatestPosts: undefined,
  listPosts: { page: 1 },
  getPostBySlug: 'a',
  sendMessage: { channel: 'server', name: 'A', email: 'a@example.com', subject: 'B', message: 'C' },
  subscribe: { email: 'a@example.com' },
  listPictures: undefined,
  listSitePictures: undefined,
  uploadPicture: { file: new Blob(['a']), onProgress: () => undefined },
  updatePicture: { hash: 'f'.repeat(64), changes: { alt: 'A', focus: null } },
  deletePicture: 'f'.repeat(64),
  getSession: undefined,
  createSignInOptions: undefined,
  signInWithPasskey: { credential: assertion },
  signInWithPassword: { password: secret },
  signOut: undefined,
  endSession: 'a',
  endOtherSessions: undefined,
  getAccount: undefined,
  createPasskeyOptions: undefined,
  addPasskey: { name: 'A', credential: attestation },
  renamePasskey: { id: 'a', name: 'B' },
  deletePasskey: 'a',
  putPassword: { next: secret },
  deletePassword: undefined,
  createInvitationOptions: secret,
  acceptInvitation: { secret, password: secret },
  listCategories: {},
  deleteCategory: 7,
  listTrash: undefined,
  restoreEntry: { resource: 'projects', id: 7 },
  sortEntries: { resource: 'projects', ids: [2, 1] },
  listMessages: { limit: 50 },
  countUnreadMessages: undefined,
  updateMessage: { id: 'a', changes: { is_read: true } },
  deleteMessage: 'a',
  exportMessages: 'csv',
  listFindings: 'id',
  listSiteTasks: undefined,
  countDrafts: undefined,
  listUntranslated: undefined,
  getSiteLanguages: undefined,
  updateSiteLanguages: ['id', 'en'],
  getSiteSettings: undefined,
  updateSiteSettings: { settings: () => ({}), language: 'id' },
  sendTestMessage: 'id',
  listViews: undefined,
  listExperiences: { page: 2 },
  deleteExperience: 7,
  listEducations: { limit: 3 },
  deleteEducation: 7,
  listProjects: { tag: 'web' },
  deleteProject: 7,
  listSkills: {},
  deleteSkill: 7,
  deleteProfileSkill: 7,
  deleteTestimonial: 7,
  deletePost: 7,
  listAllPosts: undefined,
  listAllProfileSkills: 1,
  listRevisions: { resource: 'projects', id: 7 },
  getCategory: 7,
  createCategory: { input: { name: 'A' } },
  updateCategory: { id: 7, changes: { name: 'B' }, version: 'a' },
  getAppearance: undefined,
  updateAppearance: { id: 1, changes: { dye: 'jati' } },
  updateProfile: { id: 1, changes: { bio: 'A' } },
  getExperience: 7,
  createExperience: { input: { job_title: 'Staf', company_name: 'A', start_date: '2020-01' } },
  updateExperience: { id: 7, changes: { location: null } },
  getEducation: 7,
  createEducation: { input: { degree: 'Sarjana', institution_name: 'A', start_year: 2020 } },
  updateEducation: { id: 7, changes: { gpa: 4 } },
  getProject: 7,
  createProject: { input: { title: 'A' } },
  updateProject: { id: 7, changes: { title: 'B' } },
  getSkill: 7,
  createSkill: { input: { name: 'A', category_id: 1 } },
  updateSkill: { id: 7, changes: { is_active: 0 } },
  getProfileSkill: 7,
  createProfileSkill: { input: { skill_id: 1, percent: 50 } },
  updateProfileSkill: { id: 7, changes: { percent: 60 } },
  createTestimonial: { input: { customer_name: 'A', rating: 5, description: '' } },
  updateTestimonial: { id: 7, changes: { rating: 4 } },
  getPost: 7,
  createPost: { input: { title: 'A', excerpt: 'B' } },
  updatePost: { id: 7, changes: { draft: true } },
  listDrafts: 'projects',
  putDraft: {
    resource: 'projects',
    key: 'a-draft-of-7',
    input: { revision: 1, changes: {}, replaces: [] },
  },
  previewEntry: { resource: 'projects', id: 7, input: {} },
  listPreviewLinks: undefined,
  createPreviewLink: { resource: 'projects', entry_id: 7 },
  deletePreviewLink: 'link-7',
  listGithubRepositories: { name: 'a', language: 'id' },
  previewImport: { github: { name: 'a', repositories: ['b'] }, language: 'id' },
  importFiles: {
    files: [{ path: 'a.json', file: new File(['a'], 'a.json') }],
    ...{ language: 'id', replaces: false, deletes: false },
  },
}

/** Endpoints that no screen uses yet. */
const unused: Record<string, unknown> = {
  getProfileProject: 7,
  listProjectsOfCategory: { category: 'Full Stack' },
  listFeaturedProjects: undefined,
  listSkillsOfCategory: { category: 2 },
  listSkillCategories: undefined,
  listProfileSkillsOfCategory: { profileId: 1, categoryId: 2 },
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

type Endpoint = Record<string, { initiate: (argument: unknown) => QueryThunk } | undefined>

/** The operations that the example of an endpoint uses. */
async function operationsOf(name: string, argument: unknown): Promise<string[]> {
  const used = new Set<string>()
  apiServer.use(
    http.all('*/api/*', ({ request }) => {
      used.add(operationOf(request))
      return HttpResponse.json({ status: 'error', statusCode: 404 }, { status: 404 })
    }),
  )
  const endpoint = (api.endpoints as Endpoint)[name]
  if (endpoint) await createStore().dispatch(endpoint.initiate(argument))
  return [...used]
}

const sourceFolder = path.resolve(__dirname, '..')
const sourceFiles = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
)

const contents = new Map(
  sourceFiles.map((file) => [file, readFileSync(path.join(sourceFolder, file), 'utf8')]),
)
/** The code of the screens, which send requests. */
const code = [...contents].flatMap(([file, text]) => (file.endsWith('Api.ts') ? [] : text)).join()

beforeAll(async () => {
  for (const [file, text] of contents) {
    if (text.includes('.injectEndpoints(')) await import(path.join(sourceFolder, file))
  }
})

it('has an example of every endpoint', () => {
  expect(Object.keys(examples).sort()).toEqual(Object.keys(api.endpoints).sort())
})

it('sends every mutation from a screen of the site or of the studio', () => {
  const mutations = Object.entries<object>(api.endpoints).filter(
    ([, endpoint]) => 'useMutation' in endpoint,
  )
  expect(mutations.length).toBeGreaterThan(30)
  const isSent = (name: string) =>
    new RegExp(
      `\\b(${name}\\.(initiate|useMutation)|use${name}Mutation)\\(|(create|update): ${name}\\b`,
      'i',
    ).test(code)
  expect(mutations.map(([name]) => name).filter((name) => !isSent(name))).toEqual([])
})

it('separates the endpoints that screens use from the unused ones', () => {
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
  for (const [name, argument] of Object.entries(examples)) {
    for (const operation of await operationsOf(name, argument)) used.add(operation)
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
    'listLatestPosts',
  ]
  const names = Object.keys(api.endpoints).filter((name) => !variants.includes(name))
  expect(operationIds).toEqual(expect.arrayContaining(names))
})
