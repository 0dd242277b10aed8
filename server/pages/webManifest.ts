import type { FastifyInstance } from 'fastify'
import type { ProfileData } from '../../src/contract/profile'

export const manifestAddress = '/site.webmanifest'

/** Letters that most home screens have room for. */
const shortest = 12

/**
 * The site's manifest under its owner's name.
 * @param template the manifest as it was built, which is nobody's
 */
export function manifestOf(template: string, fullName: string): string {
  const [first = fullName] = fullName.split(' ')
  const short = fullName.length <= shortest ? fullName : first
  return JSON.stringify({ ...(JSON.parse(template) as object), name: fullName, short_name: short })
}

/** The manifest with the name that the API tells; as it was built where the API cannot tell. */
export async function writeManifest(app: FastifyInstance, template: string): Promise<string> {
  const response = await app.inject('/api/profiles/1')
  if (response.statusCode !== 200) return template
  return manifestOf(template, response.json<{ data: ProfileData }>().data.profile.full_name)
}
