// Written by "npm run generate" from ../overview.ts.
import type { DataSchema } from '../dataSchema'
import type { FindingsData, ViewsData } from '../overview'

export const findingsDataSchema: DataSchema<FindingsData> = {"fields":{"findings":[{"fields":{"severity":{"oneOf":["must","should","could"]},"message":"string","resource?":{"oneOf":["profiles","experience","education","categories","skills","profile-skills","projects","testimonials","posts"]},"id?":"number","field?":"string"}}]}}
export const viewsDataSchema: DataSchema<ViewsData> = {"fields":{"is_counted":"boolean","total":"number","pages":[{"fields":{"path":"string","views":"number"}}]}}
