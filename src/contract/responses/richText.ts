// Written by "npm run generate" from ../richText.ts.
import type { DataSchema } from '../envelope'
import type { MarkdownData } from '../richText'

export const markdownDataSchema: DataSchema<MarkdownData> = {"fields":{"tree":"object"}}
