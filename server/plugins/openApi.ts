import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { Failure } from '../../src/contract/envelope'
import packageJson from '../../package.json'

/**
 * Describes every call that is registered after this, from the schemas that validate and
 * serialise it, at `/api/openapi.json`.
 */
export async function describeApi(app: FastifyInstance): Promise<void> {
  app.addSchema({ ...Failure, $id: 'Failure' })
  await app.register(swagger, {
    refResolver: { buildLocalReference: ({ $id }) => $id as string },
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Karya',
        description:
          'The portfolio of one developer. Reading is for everyone; writing is for whoever bears the token.',
        version: packageJson.version,
      },
      servers: [{ url: '/api' }],
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
  })
  app.get(
    '/api/openapi.json',
    {
      schema: {
        tags: ['about'],
        operationId: 'describeApi',
        response: { 200: Type.Unknown({ description: 'This description' }) },
      },
    },
    (_request, reply) => {
      void reply.type('application/json; charset=utf-8').serializer(JSON.stringify)
      return app.swagger()
    },
  )
}
