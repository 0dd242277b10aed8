import type { Finding as PresentedFinding, TrackedResource } from '../../../src/contract/studio'
import { findIds, type NumberedTable } from '../../content/idPlan'
import { ownerId } from '../../database/ownerId'
import type { Db } from '../../database/schema'
import { checkContentInDatabase } from '../../doctor/checkContentInDatabase'
import type { Finding } from '../../doctor/finding'
import type { PictureStore } from '../../pictures/PictureStore'

/** The resources of the lists of a content file. */
const resources: Partial<Record<string, [TrackedResource, NumberedTable]>> = {
  experiences: ['experience', 'experiences'],
  educations: ['education', 'educations'],
  categories: ['categories', 'categories'],
  skills: ['skills', 'skills'],
  projects: ['projects', 'projects'],
  testimonials: ['testimonials', 'testimonials'],
  posts: ['posts', 'posts'],
}

/** What the owner should correct, with the entries that it is about. */
export async function listFindings(
  db: Db,
  store: PictureStore | undefined,
): Promise<PresentedFinding[]> {
  const { content, findings } = await checkContentInDatabase(db, store, new Date())
  const ids = await findIds(db, content)
  return findings.map(({ severity, message, path = [] }) => ({
    severity,
    message,
    ...targetOf(path, ids),
  }))
}

function targetOf(
  [list, ...rest]: NonNullable<Finding['path']>,
  ids: Awaited<ReturnType<typeof findIds>>,
): Pick<PresentedFinding, 'resource' | 'id' | 'field'> {
  if (list === 'profile') return { resource: 'profiles', id: ownerId, field: fieldOf(rest) }
  const [resource, table] = resources[String(list)] ?? []
  if (!table) return {}
  const [index, ...field] = rest
  const id = typeof index === 'number' ? ids[table][index] : undefined
  return { resource, id, field: id === undefined ? undefined : fieldOf(field) }
}

/** The fields of the API whose names in a content file are others. */
const renamed: Record<string, string> = {
  category: 'category_id',
  icon: 'skill_icon',
  project: 'project_id',
  skills: 'skill_names',
}

/** The field and the place in it: `pictures.0.alt`. */
function fieldOf([name, ...place]: readonly (string | number)[]): string | undefined {
  return name === undefined ? undefined : [renamed[name] ?? name, ...place].join('.')
}
