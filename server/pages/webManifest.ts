import type { FastifyInstance } from 'fastify'
import type { ProfileData } from '../../src/contract/profile'

export const manifestPath = '/site.webmanifest'

/** Characters that most home screens have room for. */
const maxShortName = 12

/**
 * The site's manifest with the name of the owner.
 * @param template the built manifest
 */
export function nameManifest(template: string, fullName: string): string {
  const [firstName = fullName] = fullName.split(' ')
  const shortName = fullName.length <= maxShortName ? fullName : firstName
  return JSON.stringify({
    ...(JSON.parse(template) as object),
    name: fullName,
    short_name: shortName,
  })
}

/** The manifest with the name in the API; the template where the API fails. */
export async function buildManifest(app: FastifyInstance, template: string): Promise<string> {
  const response = await app.inject('/api/profiles/1')
  if (response.statusCode !== 200) return template
  return nameManifest(template, response.json<{ data: ProfileData }>().data.profile.full_name)
}
