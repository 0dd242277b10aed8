import { readFileSync } from 'node:fs'
import path from 'node:path'
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020'
import type { FastifyInstance } from 'fastify'
import { paths } from '../paths'

/** The JSON Schema of a parameter or a body. */
export interface Schema {
  type?: string
  anyOf?: Schema[]
  const?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minimum?: number
  maximum?: number
  maxLength?: number
  pattern?: string
  format?: string
}

export interface Parameter {
  name: string
  in: 'path' | 'query'
  schema: Schema
}

interface Operation {
  operationId?: string
  security?: unknown
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema: object }> }>
}

/** The parts of an OpenAPI description that the tests read. */
export interface Description {
  components: object
  paths: Record<string, Record<string, Operation>>
}

/** A test compares the file with what the server describes. */
export const description = JSON.parse(
  readFileSync(path.join(paths.root, 'docs', 'openapi.json'), 'utf8'),
) as Description

// Shared by the routes and apps of a test file: to compile a schema takes longer than most requests.
const ajv = new Ajv2020({ strict: false, validateSchema: false })
const validators = new Map<string, ValidateFunction>()

/**
 * Validates every response under `/api` against the OpenAPI description.
 * @returns the errors so far
 */
export function checkResponses(app: FastifyInstance): string[] {
  const errors: string[] = []
  app.addHook('onSend', (request, reply, payload, done) => {
    done()
    const { url = '' } = request.routeOptions
    const template = url.replace(/^\/api/, '').replace(/:(\w+)/g, '{$1}')
    const operation = description.paths[template]?.[request.method.toLowerCase()]
    if (!operation) return
    const name = `${request.method} ${template} ${reply.statusCode}`
    const response = operation.responses[reply.statusCode]
    if (!response) return void errors.push(`${name} is not described`)
    const schema = response.content?.['application/json']?.schema
    const isPlain = typeof payload === 'string' || Buffer.isBuffer(payload)
    if (!schema || !isPlain || reply.hasHeader('content-encoding')) return
    const body = JSON.parse(payload.toString()) as unknown
    const key = JSON.stringify(schema)
    const validate =
      validators.get(key) ?? ajv.compile({ ...schema, components: description.components })
    validators.set(key, validate)
    if (!validate(body)) errors.push(`${name}: ${ajv.errorsText(validate.errors)}`)
  })
  return errors
}
