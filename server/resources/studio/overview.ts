import {
  FindingsData,
  ViewsData,
  type Finding as PresentedFinding,
} from '../../../src/contract/studio'
import { deletableResources, nouns } from '../../../src/contract/nouns'
import { findIds } from '../../content/idPlan'
import { ownerId, type Db } from '../../database/schema'
import { checkContentInDatabase } from '../../doctor/checkContent'
import type { Finding } from '../../doctor/finding'
import type { PictureStore } from '../../pictures/PictureStore'
import { studioRoute } from '../accounts/studioRoute'
import { success, type Routes } from '../routeSchemas'
import { dayOf, readViews } from '../views'

const day = 86_400_000

/** Days of which the studio shows the views, with today. */
const shownDays = 30

/** The routes of what the owner sees first in the studio. */
export const overviewRoutes: Routes = async (app) => {
  const { db, pictures, countsViews } = app
  app.get('/studio/findings', studioRoute('owner', 'listFindings', FindingsData), async () =>
    success({ findings: await listFindings(db, pictures) }),
  )
  app.get('/studio/views', studioRoute('owner', 'listViews', ViewsData), async () => {
    const pages = await readViews(db, dayOf(Date.now() - (shownDays - 1) * day))
    const total = pages.reduce((sum, { views }) => sum + views, 0)
    return success({ is_counted: countsViews, total, pages })
  })
}

/** What the owner should correct, with the entries that it is about. */
async function listFindings(db: Db, store: PictureStore | undefined): Promise<PresentedFinding[]> {
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
  // A list of a content file has the name of its table.
  const resource = deletableResources.find((name) => nouns[name].table === list)
  if (!resource) return {}
  const [index, ...field] = rest
  const id = typeof index === 'number' ? ids[nouns[resource].table][index] : undefined
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
