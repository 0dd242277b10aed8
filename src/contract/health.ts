import { Type, type Static } from 'typebox'

/** `data` of `GET /health`. */
export const HealthData = Type.Object({
  database: Type.Literal('ok'),
  uptime: Type.Number({ description: 'seconds since start' }),
})
export type HealthData = Static<typeof HealthData>
