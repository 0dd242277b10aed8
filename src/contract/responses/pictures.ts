// Written by "npm run generate" from ../pictures.ts.
import type { DataSchema } from '../envelope'
import type { DeletedPictureData, StoredPictureData, StoredPicturesData } from '../pictures'

export const deletedPictureDataSchema: DataSchema<DeletedPictureData> = {"fields":{"hash":"string"}}
export const storedPictureDataSchema: DataSchema<StoredPictureData> = {"fields":{"picture":{"fields":{"hash":"string","url":"string","type":"string","width":"number","height":"number","size":"number","alt?":"string","focus?":{"fields":{"x":"number","y":"number"}},"created_at":"string","uses":[{"fields":{"resource":{"oneOf":["profiles","experience","education","categories","skills","profile-skills","projects","testimonials","posts"]},"id?":"number","title":"string","is_draft":"boolean"}}],"is_in_history":"boolean"}}}}
export const storedPicturesDataSchema: DataSchema<StoredPicturesData> = {"fields":{"pictures":[{"fields":{"hash":"string","url":"string","type":"string","width":"number","height":"number","size":"number","alt?":"string","focus?":{"fields":{"x":"number","y":"number"}},"created_at":"string","uses":[{"fields":{"resource":{"oneOf":["profiles","experience","education","categories","skills","profile-skills","projects","testimonials","posts"]},"id?":"number","title":"string","is_draft":"boolean"}}],"is_in_history":"boolean"}}]}}
