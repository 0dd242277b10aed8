import { sql } from 'kysely'
import { HealthData } from '../../../src/contract/health'
import { HttpError } from '../../http/HttpError'
import { readResponses, success, type Routes } from '../route'

export const healthRoutes: Routes = async (api, { database }) => {
  api.get(
    '/health',
    { schema: { tags: ['about'], operationId: 'getHealth', response: readResponses(HealthData) } },
    async (request, reply) => {
      void reply.header('Cache-Control', 'no-store')
      try {
        await sql`select 1`.execute(database)
      } catch (error) {
        request.log.error(error)
        throw new HttpError(503, 'The database does not answer')
      }
      return success({ database: 'ok' as const, uptime: Math.round(process.uptime()) })
    },
  )
}
