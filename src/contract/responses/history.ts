// Written by "npm run generate" from ../history.ts.
import type { DataSchema } from '../dataSchema'
import type { OrderData, RestoredData, RevisionsData, TrashData } from '../history'

export const orderDataSchema: DataSchema<OrderData> = {"fields":{"ids":["number"]}}
export const restoredDataSchema: DataSchema<RestoredData> = {"fields":{"id":"number"}}
export const revisionsDataSchema: DataSchema<RevisionsData> = {"fields":{"revisions":[{"fields":{"id":"number","action":{"oneOf":["created","updated","imported"]},"saved_at":"string","data":"object"}}]}}
export const trashDataSchema: DataSchema<TrashData> = {"fields":{"entries":[{"fields":{"resource":{"oneOf":["experience","education","categories","skills","profile-skills","projects","testimonials","posts"]},"id":"number","title":"string","deleted_at":"string"}}]}}
