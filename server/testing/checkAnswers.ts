import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020'
import type { FastifyInstance } from 'fastify'

interface Operation {
  operationId?: string
  security?: unknown
  responses: Record<string, { content?: Record<string, { schema: object }> }>
}

export interface Description {
  components: object
  paths: Record<string, Record<string, Operation>>
}

/** The call of a description that a request is, and its path there. */
export function operationOf({ paths }: Description, method: string, address: string) {
  const found = Object.entries(paths)
    .filter(([path]) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(address))
    // `/projects/stats` is no `/projects/{id}`.
    .sort(([one], [other]) => one.split('{').length - other.split('{').length)
    .find(([, operations]) => method.toLowerCase() in operations)
  return found && { path: found[0], operation: found[1][method.toLowerCase()] as Operation }
}

/**
 * Holds every answer under `/api` against the server's own description of itself.
 * @returns the complaints so far
 */
export function checkAnswers(app: FastifyInstance): string[] {
  const complaints: string[] = []
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  const validators = new Map<object, ValidateFunction>()

  app.addHook('onSend', (request, reply, payload, done) => {
    done()
    const address = request.url.replace(/\?.*/, '')
    if (!address.startsWith('/api/')) return
    const description = app.swagger() as unknown as Description
    const call = operationOf(description, request.method, address.slice('/api'.length))
    if (!call) return
    const name = `${request.method} ${call.path} ${reply.statusCode}`
    const answer = call.operation.responses[reply.statusCode]
    if (!answer) return void complaints.push(`${name} is not described`)
    const schema = answer.content?.['application/json']?.schema
    const isPlain = typeof payload === 'string' || Buffer.isBuffer(payload)
    if (!schema || !isPlain || reply.hasHeader('content-encoding')) return
    const body = JSON.parse(payload.toString()) as unknown
    const validate =
      validators.get(schema) ?? ajv.compile({ ...schema, components: description.components })
    validators.set(schema, validate)
    if (!validate(body)) complaints.push(`${name}: ${ajv.errorsText(validate.errors)}`)
  })
  return complaints
}
