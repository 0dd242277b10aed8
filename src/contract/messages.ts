import { Type, type Static } from 'typebox'
import { strict } from './inputs'
import { Pagination, Timestamp } from './primitives'

/**
 * `delivered` to the owner's mailbox or webhook; `waiting` for the next attempt; `stored` only,
 * because no delivery was configured.
 */
const MessageDelivery = Type.Union([
  Type.Literal('delivered'),
  Type.Literal('waiting'),
  Type.Literal('stored'),
])

/** A visitor's message, as its owner reads it. */
export const Message = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  subject: Type.String(),
  message: Type.String(),
  created_at: Timestamp,
  is_read: Type.Boolean(),
  delivery: MessageDelivery,
  /** Why the last attempt to deliver it failed; null if none has. */
  last_error: Type.Union([Type.String(), Type.Null()]),
})
export type Message = Static<typeof Message>

/** `data` of `GET /studio/messages`, the newest first. */
export const MessagesData = Type.Object({
  messages: Type.Array(Message),
  pagination: Pagination,
})
export type MessagesData = Static<typeof MessagesData>

/** `data` of `GET /studio/messages/unread`. */
export const UnreadData = Type.Object({ unread: Type.Integer() })
export type UnreadData = Static<typeof UnreadData>

/** Body of `PUT /studio/messages/{messageId}`. */
export const MessageChanges = Type.Object({ is_read: Type.Boolean() }, strict)
export type MessageChanges = Static<typeof MessageChanges>

/** The format of an export of all messages. */
export const MessagesFormat = Type.Union([Type.Literal('csv'), Type.Literal('json')])
export type MessagesFormat = Static<typeof MessagesFormat>

/** `data` of `GET /studio/messages/export/{format}`: the text of a file. */
export const MessagesFileData = Type.Object({ text: Type.String() })
export type MessagesFileData = Static<typeof MessagesFileData>
