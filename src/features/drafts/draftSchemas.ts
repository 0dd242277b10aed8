import { array, picklist, record, string, unknown } from 'valibot'
import { trackedResources } from '../../api/resourceNames'
import { objectSchema, optional, required } from '../../api/schemas'
import type { Draft, DraftReference, DraftReferenceData, DraftsData } from '../../contract/drafts'

export const draftsDataSchema = objectSchema<DraftsData>({
  drafts: array(
    objectSchema<Draft>({
      key: required.text,
      resource: picklist(trackedResources),
      entry_id: optional.number,
      revision: required.number,
      entry_version: optional.text,
      saved_at: required.text,
      changes: record(string(), unknown()),
    }),
  ),
})

export const draftReferenceDataSchema = objectSchema<DraftReferenceData>({
  draft: objectSchema<DraftReference>({ key: required.text, revision: required.number }),
})
