import type { FastifyInstance } from 'fastify'
import { Type, type Static, type TSchema } from 'typebox'
import { getRoute } from './getRoute'
import { listRoute, type ListRoute } from './listRoute'
import { writeRoutes, type WriteRoutes } from './writeRoutes'

const NoParams = Type.Object({})

/** Adds the five routes of a resource: the list, one row by its id, POST, PUT and DELETE. */
export function resourceRoutes<
  Input extends TSchema,
  Changes extends TSchema,
  Data extends TSchema,
  Key extends keyof Static<Data>,
  ListData extends TSchema,
  ListKey extends keyof Static<ListData>,
>(
  app: FastifyInstance,
  resource: WriteRoutes<Input, Changes, Data, Key> & ListRoute<ListData, ListKey, typeof NoParams>,
): void {
  listRoute(app, `list${resource.noun}s`, NoParams, resource)
  getRoute(app, resource)
  writeRoutes(app, resource)
}
