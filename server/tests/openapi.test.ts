import path from 'node:path'
import { readFileSync } from 'node:fs'
import { generatedFiles, openApiDocument } from '../commands/generate'
import { paths } from '../paths'
import type { Description } from '../testing/checkResponses'
import { cleanUp } from '../testing/cleanUp'
import { createTestApp, owner, token } from '../testing/testApp'

let description: Description
let text: string

beforeAll(async () => {
  text = await openApiDocument()
  description = JSON.parse(text) as Description
})
afterAll(cleanUp)

it('matches the files that "npm run generate" writes from src/contract', async () => {
  for (const [file, content] of Object.entries(await generatedFiles())) {
    expect([file, readFileSync(path.join(paths.root, file), 'utf8')]).toEqual([file, content])
  }
})

it('gives every operation a unique id', () => {
  const names = Object.values(description.paths).flatMap((operations) =>
    Object.values(operations).map(({ operationId }) => operationId),
  )
  expect(names).not.toContain(undefined)
  expect(new Set(names).size).toBe(names.length)
})

const visitorWrites: unknown[] = ['sendMessage', 'subscribe']
const ownerReads: unknown[] = [
  ...['listRevisions', 'listTrash', 'listDrafts'],
  ...['listPreviewLinks', 'listPictures', 'listSitePictures'],
]
/** What opens or ends a session; the rest of the account requires one. */
const sessionOperations: unknown[] = [
  ...['getSession', 'createSignInOptions', 'signInWithPasskey', 'signInWithPassword', 'signOut'],
  ...['createInvitationOptions', 'acceptInvitation'],
]

const previews = ['/studio/preview']

it('requires a token or a session for all writes except those of visitors, and for what only the owner reads', () => {
  for (const [path, operations] of Object.entries(description.paths)) {
    for (const [method, { security, operationId }] of Object.entries(operations)) {
      const isOfAccount = path.startsWith('/studio/') && !previews.includes(path)
      const isPublic = isOfAccount
        ? sessionOperations.includes(operationId)
        : method === 'get'
          ? !ownerReads.includes(operationId)
          : visitorWrites.includes(operationId)
      const required = isOfAccount ? [{ session: [] }] : [{ token: [] }, { session: [] }]
      expect([operationId, security]).toEqual([operationId, isPublic ? undefined : required])
    }
  }
})

/** Headers of a visitor, with an invalid token, and of a studio without a session. */
const strangers: Record<string, string>[] = [
  {},
  ...[`Bearer ${token}x`, token, `Basic ${token}`].map((authorization) => ({ authorization })),
  { 'x-studio': '1', 'sec-fetch-site': 'same-origin', origin: 'http://localhost' },
]

it('refuses strangers, and at the account also a token, before the body is read', async () => {
  const { app } = await createTestApp()
  for (const [path, operations] of Object.entries(description.paths)) {
    for (const [method, { security }] of Object.entries(operations)) {
      if (!security) continue
      const acceptsToken = JSON.stringify(security).includes('token')
      for (const sent of acceptsToken ? strangers : [...strangers, owner]) {
        const { statusCode, headers } = await app.inject({
          method: method.toUpperCase() as 'PUT',
          url: `/api${path.replace(/\{\w+\}/g, '1')}`,
          headers: { host: 'localhost', 'content-type': 'application/json', ...sent },
          payload: '{"nope":',
        })
        const refused = [method, path, sent, 401, 'Bearer']
        expect([method, path, sent, statusCode, headers['www-authenticate']]).toEqual(refused)
      }
    }
  }
})
