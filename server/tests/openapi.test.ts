import path from 'node:path'
import { readFileSync } from 'node:fs'
import { generatedFiles, openApiDocument } from '../commands/generate'
import { paths } from '../paths'
import type { Description } from '../testing/checkResponses'

let description: Description
let text: string

beforeAll(async () => {
  text = await openApiDocument()
  description = JSON.parse(text) as Description
})

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
