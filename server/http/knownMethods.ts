import type { FastifyInstance } from 'fastify'

/**
 * Gathers which methods each address answers to.
 * @returns the methods of an address; none for an unknown one
 */
export function knownMethods(app: FastifyInstance): (address: string) => string[] {
  const routes: { pattern: RegExp; methods: string[] }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    const pattern = new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`)
    routes.push({ pattern, methods: [method].flat() })
  })
  return (address) => [
    ...new Set(routes.flatMap(({ pattern, methods }) => (pattern.test(address) ? methods : []))),
  ]
}
