import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describedApi } from '../commands/openapi'
import { paths } from '../paths'
import type { Description } from '../testing/checkResponses'

let description: Description
let text: string

beforeAll(async () => {
  text = await describedApi()
  description = JSON.parse(text) as Description
})

it('is kept in docs/openapi.json: run "npm run openapi" after a change', () => {
  const file = path.join(paths.root, 'docs', 'openapi.json')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(description)
})

it('gives every call a name of its own', () => {
  const names = Object.values(description.paths).flatMap((operations) =>
    Object.values(operations).map(({ operationId }) => operationId),
  )
  expect(names).not.toContain(undefined)
  expect(new Set(names).size).toBe(names.length)
})

it('asks for the token on every write but a visitor’s message, and on nothing else', () => {
  for (const operations of Object.values(description.paths)) {
    for (const [method, { security, operationId }] of Object.entries(operations)) {
      const isOpen = method === 'get' || operationId === 'sendMessage'
      expect([operationId, security]).toEqual([operationId, isOpen ? undefined : [{ token: [] }]])
    }
  }
})
