// Written by "npm run generate" from ../drafts.ts.
import type { DataSchema } from '../dataSchema'
import type { DraftReferenceData, DraftsData } from '../drafts'

export const draftReferenceDataSchema: DataSchema<DraftReferenceData> = {"fields":{"draft":{"fields":{"key":"string","revision":"number"}}}}
export const draftsDataSchema: DataSchema<DraftsData> = {"fields":{"drafts":[{"fields":{"key":"string","resource":{"oneOf":["profiles","experience","education","categories","skills","profile-skills","projects","testimonials","posts"]},"entry_id?":"number","revision":"number","state":{"oneOf":["open","saved","discarded"]},"saved_at":"string","data?":"object"}}]}}
