import { array, picklist, record, string, unknown } from 'valibot'
import { deletableResources } from '../../api/resourceNames'
import { objectSchema, required } from '../../api/schemas'
import type { Revision, RevisionsData, TrashData, TrashEntry } from '../../contract/history'

export const revisionsDataSchema = objectSchema<RevisionsData>({
  revisions: array(
    objectSchema<Revision>({
      id: required.id,
      action: picklist(['created', 'updated', 'imported']),
      saved_at: required.text,
      data: record(string(), unknown()),
    }),
  ),
})

export const trashDataSchema = objectSchema<TrashData>({
  entries: array(
    objectSchema<TrashEntry>({
      resource: picklist(deletableResources),
      id: required.id,
      title: required.text,
      deleted_at: required.text,
    }),
  ),
})
