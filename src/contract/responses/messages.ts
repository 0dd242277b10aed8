// Written by "npm run generate" from ../messages.ts.
import type { DataSchema } from '../schema/envelope'
import type { MessagesData, MessagesFileData, UnreadData } from '../messages'

export const messagesDataSchema: DataSchema<MessagesData> = {"fields":{"messages":[{"fields":{"id":"string","name":"string","email":"string","subject":"string","message":"string","created_at":"string","is_read":"boolean","delivery":{"oneOf":["delivered","waiting","stored"]},"last_error?":"string"}}],"pagination?":{"fields":{"currentPage?":"number","totalPages?":"number","totalData?":"number","limit?":"number"}}}}
export const messagesFileDataSchema: DataSchema<MessagesFileData> = {"fields":{"text":"string"}}
export const unreadDataSchema: DataSchema<UnreadData> = {"fields":{"unread":"number"}}
