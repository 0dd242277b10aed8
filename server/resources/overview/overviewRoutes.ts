import { FindingsData, ViewsData } from '../../../src/contract/studio'
import { studioRoute } from '../accounts/studioRoute'
import { success, type Routes } from '../routeSchemas'
import { dayOf } from '../views/ViewCounter'
import { readViews } from '../views/viewsRepository'
import { listFindings } from './listFindings'

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
