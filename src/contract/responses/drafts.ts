// Written by "npm run generate" from ../drafts.ts.
import type { DataSchema } from '../dataSchema'
import type { DraftReferenceData, DraftsData } from '../drafts'

export const draftReferenceDataSchema: DataSchema<DraftReferenceData> = {"fields":{"draft":{"fields":{"key":"string","revision":"number"}}}}
export const draftsDataSchema: DataSchema<DraftsData> = {"fields":{"drafts":[{"fields":{"key":"string","revision":"number","resource":{"oneOf":["profiles","experience","education","categories","skills","profile-skills","projects","testimonials","posts"]},"entry_id?":"number","entry_version?":"string","saved_at":"string","changes":"object"}}]}}
