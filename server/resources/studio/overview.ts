import {
  DraftCountsData,
  FindingsData,
  SiteTasksData,
  ViewsData,
  type Finding as PresentedFinding,
} from '../../../src/contract/studio'
import { nouns } from '../../../src/contract/nouns'
import type { Language } from '../../../src/language/languages'
import { findIds } from '../../content/database/idPlan'
import { countDrafts } from '../../database/entries/drafts'
import { ownerId, type Db } from '../../database/schema'
import { localizeFindings, type Finding } from '../../doctor/finding'
import { catalogues, studioTexts } from '../../language/catalogues'
import type { PictureStore } from '../../pictures/PictureStore'
import { MessageQuery, studioRoute } from '../accounts/studioRoute'
import { success, type Routes } from '../routeSchemas'
import { readDailyViews, readViews } from '../views'
import { apiField, resourceOf } from './contentPlaces'

// Large, and only for the owner.
const loadDoctor = () => import('../../doctor/checkContent')
const loadTasks = () => import('./siteTasks')

const shownDays = 30

export const overviewRoutes: Routes = async (app) => {
  const { db, pictures, settings } = app
  app.get(
    '/studio/findings',
    studioRoute('owner', 'listFindings', FindingsData, { querystring: MessageQuery }),
    async ({ query }) =>
      success({ findings: await listFindings(db, pictures, query.message_language) }),
  )
  app.get('/studio/views', studioRoute('owner', 'listViews', ViewsData), async () => {
    const days = await readDailyViews(db, shownDays)
    const pages = await readViews(db, days[0]?.day ?? '')
    const total = pages.reduce((sum, { views }) => sum + views, 0)
    return success({ is_counted: settings.current.countsViews ?? false, total, pages, days })
  })
  app.get('/studio/tasks', studioRoute('owner', 'listSiteTasks', SiteTasksData), async () =>
    success({ tasks: await (await loadTasks()).listSiteTasks(db) }),
  )
  app.get('/studio/drafts', studioRoute('owner', 'countDrafts', DraftCountsData), async () =>
    success({ counts: await countDrafts(db) }),
  )
}

async function listFindings(
  db: Db,
  store: PictureStore | undefined,
  language: Language,
): Promise<PresentedFinding[]> {
  const { checkSite, readDatabase, removeAcceptedOrReport } = await loadDoctor()
  const source = await readDatabase(db)
  const findings = await checkSite(db, source, store)
  const ids = await findIds(db, source.content)
  const localized = localizeFindings(
    removeAcceptedOrReport(findings),
    studioTexts(catalogues[language]),
  )
  return localized.map(({ severity, message, setting, path = [] }) => ({
    ...{ severity, message, setting },
    ...targetOf(path, ids),
  }))
}

function targetOf(
  [list, ...rest]: NonNullable<Finding['path']>,
  ids: Awaited<ReturnType<typeof findIds>>,
): Pick<PresentedFinding, 'resource' | 'id' | 'field'> {
  if (list === 'profile') return { resource: 'profiles', id: ownerId, field: fieldOf(rest) }
  const resource = resourceOf(list)
  if (!resource) return {}
  const [index, ...field] = rest
  const id = typeof index === 'number' ? ids[nouns[resource].table][index] : undefined
  return { resource, id, field: id === undefined ? undefined : fieldOf(field) }
}

/** The field and the place in it: `pictures.0.alt`. */
function fieldOf([name, ...place]: readonly (string | number)[]): string | undefined {
  return name === undefined ? undefined : [apiField(name), ...place].join('.')
}
