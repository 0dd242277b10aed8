// Written by "npm run generate" from ../studio.ts.
import type { DataSchema } from '../envelope'
import type { DraftCountsData, DraftReferenceData, DraftsData, FindingsData, OrderData, PreviewData, RestoredData, RevisionsData, SiteLanguagesData, SiteTasksData, TrashData, UntranslatedData, ViewsData } from '../studio'

export const draftCountsDataSchema: DataSchema<DraftCountsData> = {"fields":{"counts":[{"fields":{"resource":{"oneOf":["profiles","appearance","experience","education","categories","skills","profile-skills","projects","testimonials","posts"]},"drafts":"number"}}]}}
export const draftReferenceDataSchema: DataSchema<DraftReferenceData> = {"fields":{"draft":{"fields":{"key":"string","revision":"number"}}}}
export const draftsDataSchema: DataSchema<DraftsData> = {"fields":{"drafts":[{"fields":{"key":"string","revision":"number","resource":{"oneOf":["profiles","appearance","experience","education","categories","skills","profile-skills","projects","testimonials","posts"]},"entry_id?":"number","entry_version?":"string","saved_at":"string","changes":"object"}}]}}
export const findingsDataSchema: DataSchema<FindingsData> = {"fields":{"findings":[{"fields":{"severity":{"oneOf":["must","should","could"]},"message":"string","resource?":{"oneOf":["profiles","appearance","experience","education","categories","skills","profile-skills","projects","testimonials","posts"]},"id?":"number","field?":"string"}}]}}
export const orderDataSchema: DataSchema<OrderData> = {"fields":{"ids":["number"]}}
export const previewDataSchema: DataSchema<PreviewData> = {"fields":{"id":"number","slug?":"string","response?":"any"}}
export const restoredDataSchema: DataSchema<RestoredData> = {"fields":{"id":"number"}}
export const revisionsDataSchema: DataSchema<RevisionsData> = {"fields":{"revisions":[{"fields":{"id":"number","action":{"oneOf":["created","updated","imported"]},"saved_at":"string","data":"object"}}]}}
export const siteLanguagesDataSchema: DataSchema<SiteLanguagesData> = {"fields":{"languages":["string"],"needs_restart":"boolean","is_fixed":"boolean"}}
export const siteTasksDataSchema: DataSchema<SiteTasksData> = {"fields":{"tasks":[{"fields":{"name":{"oneOf":["name","title","biography","photo","email","project","projectPicture","career","skills","article"]},"is_ready":"boolean","is_optional":"boolean","resource":{"oneOf":["profiles","appearance","experience","education","categories","skills","profile-skills","projects","testimonials","posts"]},"id?":"number","is_new":"boolean","field?":"string"}}]}}
export const trashDataSchema: DataSchema<TrashData> = {"fields":{"entries":[{"fields":{"resource":{"oneOf":["experience","education","categories","skills","profile-skills","projects","testimonials","posts"]},"id":"number","title":"string","deleted_at":"string"}}]}}
export const untranslatedDataSchema: DataSchema<UntranslatedData> = {"fields":{"entries":[{"fields":{"language":"string","resource":{"oneOf":["profiles","appearance","experience","education","categories","skills","profile-skills","projects","testimonials","posts"]},"id":"number","title":"string","fields":["string"]}}]}}
export const viewsDataSchema: DataSchema<ViewsData> = {"fields":{"is_counted":"boolean","total":"number","pages":[{"fields":{"path":"string","views":"number"}}],"days":[{"fields":{"day":"string","views":"number"}}]}}
