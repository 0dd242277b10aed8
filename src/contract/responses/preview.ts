// Written by "npm run generate" from ../preview.ts.
import type { DataSchema } from '../dataSchema'
import type { PreviewData } from '../preview'

export const previewDataSchema: DataSchema<PreviewData> = {"fields":{"id":"number","slug?":"string","response?":"any"}}
