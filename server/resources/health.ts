import { HealthData } from '../../src/contract/schema/envelope'
import { pingDatabase } from '../database/openDatabase'
import { HttpError } from '../http/HttpError'
import { readResponses, readRoute, success, type Routes } from './routeSchemas'

export const healthRoutes: Routes = async (app) => {
  app.get(
    '/health',
    readRoute('about', 'getHealth', { response: readResponses(HealthData) }),
    async (request, reply) => {
      void reply.header('Cache-Control', 'no-store')
      try {
        await pingDatabase(app.db)
      } catch (error) {
        request.log.error(error)
        throw new HttpError(503, 'The database does not answer')
      }
      return success({ database: 'ok' as const, uptime: Math.round(process.uptime()) })
    },
  )
}
