import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { http, HttpResponse } from 'msw'
import { apiServer } from '../../../__mocks__/handlers'
import { freezeTime } from '../../../__mocks__/freezeTime'
import { expectConsoleError } from '../../../__mocks__/setup/console'
import openapi from '../../../docs/openapi.json'
import { api } from '../../api/api'
import type { QueryThunk } from '../../api/prefetchQueries'
import { createStore } from '../store'

const secret = () => 'rahasia'
const credential = { id: 'a', rawId: 'a', type: 'public-key', clientExtensionResults: {} } as const
const assertion = {
  ...credential,
  response: { clientDataJSON: 'a', authenticatorData: 'a', signature: 'a' },
}
const attestation = { ...credential, response: { clientDataJSON: 'a', attestationObject: 'a' } }

/** Arguments of endpoints that need more than their names tell. */
const examples: Record<string, unknown> = {
  listProfileExperiences: 1,
  listProfileEducations: 1,
  listProfileProjects: { profileId: 1, page: 1 },
  listFeaturedProfileProjects: 1,
  getProfileProjectBySlug: { profileId: 1, slug: 'a' },
  listProjectsOfCategory: { category: 'Full Stack' },
  listProfileSkills: { profileId: 1, page: 1 },
  listAllProfileSkills: 1,
  listProfileSkillsOfCategory: { profileId: 1, categoryId: 2 },
  listSkillsOfCategory: { category: 2 },
  listTestimonialsOfCategory: 2,
  sendMessage: { channel: 'server', name: 'A', email: 'a@example.com', subject: 'B', message: 'C' },
  subscribe: { email: 'a@example.com' },
  uploadPicture: { file: new Blob(['a']), onProgress: () => undefined },
  updatePicture: { hash: 'f'.repeat(64), changes: { alt: 'A', focus: null } },
  signInWithPasskey: { credential: assertion },
  signInWithPassword: { password: secret },
  addPasskey: { name: 'A', credential: attestation },
  renamePasskey: { id: 'a', name: 'B' },
  putPassword: { next: secret },
  createInvitationOptions: secret,
  acceptInvitation: { secret, password: secret },
  restoreEntry: { resource: 'projects', id: 7 },
  sortEntries: { resource: 'projects', ids: [2, 1] },
  listFindings: 'id',
  updateSiteSettings: { settings: () => ({}), language: 'id' },
  listRevisions: { resource: 'projects', id: 7 },
  listDrafts: 'projects',
  putDraft: {
    resource: 'projects',
    key: 'a-draft-of-7',
    input: { revision: 1, changes: {}, replaces: [] },
  },
  previewEntry: { resource: 'projects', id: 7, input: {} },
  listGithubRepositories: { name: 'a', language: 'id' },
  previewImport: { github: { name: 'a', repositories: ['b'] }, language: 'id' },
  importFiles: {
    files: [{ path: 'a.json', file: new File(['a'], 'a.json') }],
    ...{ language: 'id', replaces: false, deletes: false },
  },
}

function exampleOf(name: string): unknown {
  if (name in examples) return examples[name]
  if (name.startsWith('list')) return {}
  if (name.startsWith('create')) return { input: {} }
  if (name.startsWith('update')) return { id: 7, changes: {} }
  return 7
}

const withoutEndpoint = new Set(['GET /openapi.json', 'GET /health'])

const operations = Object.entries(openapi.paths).flatMap(([template, methods]) =>
  Object.keys(methods).map((method) => ({ method: method.toUpperCase(), template })),
)

/** The name of a request in the OpenAPI description: `GET /projects/{id}`. */
function operationOf({ method, url }: Request): string {
  const path = new URL(url).pathname.replace('/api', '')
  const isSame = (template: string) =>
    new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path)
  const [operation] = operations
    .filter((candidate) => candidate.method === method && isSame(candidate.template))
    .sort((one, other) => one.template.split('{').length - other.template.split('{').length)
  return operation ? `${method} ${operation.template}` : `${method} ${path} is not described`
}

type Endpoint = Record<string, { initiate: (argument: unknown) => QueryThunk } | undefined>

async function operationsOf(name: string): Promise<string[]> {
  const used = new Set<string>()
  apiServer.use(
    http.all('*/api/*', ({ request }) => {
      used.add(operationOf(request))
      return HttpResponse.json({ status: 'error', statusCode: 404 }, { status: 404 })
    }),
  )
  const endpoint = (api.endpoints as Endpoint)[name]
  if (endpoint) await createStore().dispatch(endpoint.initiate(exampleOf(name)))
  return [...used]
}

const sourceFolder = path.resolve(__dirname, '../..')
const sourceFiles = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
)

beforeAll(async () => {
  for (const file of sourceFiles) {
    const name = path.join(sourceFolder, file)
    if (readFileSync(name, 'utf8').includes('.injectEndpoints(')) await import(name)
  }
})

it('sends a request for each operation of the OpenAPI description, and no other', async () => {
  freezeTime()
  expectConsoleError(/404/)
  const used = new Set<string>()
  for (const name of Object.keys(api.endpoints)) {
    const operationsOfEndpoint = await operationsOf(name)
    expect([name, operationsOfEndpoint]).not.toEqual([name, []])
    for (const operation of operationsOfEndpoint) used.add(operation)
  }
  const names = operations.map(({ method, template }) => `${method} ${template}`)
  expect([...used].sort()).toEqual(names.filter((name) => !withoutEndpoint.has(name)).sort())
})
