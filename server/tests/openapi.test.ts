import { readFileSync } from 'node:fs'
import path from 'node:path'
import { openApiDocument } from '../commands/openapi'
import { paths } from '../paths'
import type { Description } from '../testing/checkResponses'

let description: Description
let text: string

beforeAll(async () => {
  text = await openApiDocument()
  description = JSON.parse(text) as Description
})

it('matches docs/openapi.json, which "npm run openapi" writes', () => {
  const file = path.join(paths.root, 'docs', 'openapi.json')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(description)
})

it('gives every operation a unique id', () => {
  const names = Object.values(description.paths).flatMap((operations) =>
    Object.values(operations).map(({ operationId }) => operationId),
  )
  expect(names).not.toContain(undefined)
  expect(new Set(names).size).toBe(names.length)
})

it('requires the token for all writes except visitors’ messages, and for nothing else', () => {
  for (const operations of Object.values(description.paths)) {
    for (const [method, { security, operationId }] of Object.entries(operations)) {
      const isPublic = method === 'get' || operationId === 'sendMessage'
      expect([operationId, security]).toEqual([operationId, isPublic ? undefined : [{ token: [] }]])
    }
  }
})
