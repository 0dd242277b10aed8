import { array, fallback, nullish, picklist, record, string, unknown } from 'valibot'
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
      state: picklist(['open', 'saved', 'discarded']),
      saved_at: required.text,
      data: fallback(nullish(record(string(), unknown())), undefined),
    }),
  ),
})

export const draftReferenceDataSchema = objectSchema<DraftReferenceData>({
  draft: objectSchema<DraftReference>({ key: required.text, revision: required.number }),
})
