import { array, boolean, picklist } from 'valibot'
import { trackedResources } from '../../api/resourceNames'
import { objectSchema, optional, optionalChoice, required } from '../../api/schemas'
import type { Finding, FindingsData, PageViews, ViewsData } from '../../contract/overview'

export const findingsDataSchema = objectSchema<FindingsData>({
  findings: array(
    objectSchema<Finding>({
      severity: picklist(['must', 'should', 'could']),
      message: required.text,
      resource: optionalChoice(trackedResources),
      id: optional.number,
      field: optional.text,
    }),
  ),
})

export const viewsDataSchema = objectSchema<ViewsData>({
  is_counted: boolean(),
  total: required.number,
  pages: array(objectSchema<PageViews>({ path: required.text, views: required.number })),
})
