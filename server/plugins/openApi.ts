import swagger from '@fastify/swagger'
import fp from 'fastify-plugin'
import { Type } from 'typebox'
import { Failure } from '../../src/contract/schema/envelope'
import packageJson from '../../package.json'

/**
 * Describes all routes that are registered later, from their schemas, and serves the
 * description at `/api/openapi.json`.
 */
export const openApiPlugin = fp(async (app) => {
  app.addSchema({ ...Failure, $id: 'Failure' })
  await app.register(swagger, {
    refResolver: { buildLocalReference: ({ $id }) => $id as string },
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Karya',
        description:
          'The portfolio of one developer. Reading is public; writing is for requests with a valid token, or with the session of the studio and the header `X-Studio: 1`.',
        version: packageJson.version,
      },
      servers: [{ url: '/api' }],
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer' },
          session: { type: 'apiKey', in: 'cookie', name: '__Host-session' },
        },
      },
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
})
