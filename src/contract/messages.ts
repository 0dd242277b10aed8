import { Type, type Static } from 'typebox'
import { contactLimits } from './constants'
import { OrNull, pageOf, strict, Timestamp } from './schema/values'

/**
 * `server` stores messages, `simulated` only simulates sending, and with `email` nothing receives
 * them, as in a static export.
 */
export type ContactHost = 'server' | 'simulated' | 'email'

/** What the host of a document offers: `data-` attributes of its `html` element. */
export interface DocumentHost {
  /** The codes of the site's languages, with spaces between them; the first one is the main one. */
  languages?: string
  contact?: ContactHost
  /** The public URL of the site without a trailing slash. */
  address?: string
  /** `mail`: it sends confirmation mails to subscribers of the blog. */
  subscriptions?: 'mail'
  /** The fields of the appearance that are not the defaults, as JSON. */
  appearance?: string
}

export const MessageInput = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: contactLimits.name }),
    email: Type.String({ maxLength: contactLimits.email, pattern: '^[^\\s@<>]+@[^\\s@<>]+$' }),
    subject: Type.String({ minLength: 1, maxLength: contactLimits.subject }),
    message: Type.String({ minLength: 1, maxLength: contactLimits.message }),
    /** Hidden field that only bots fill in. */
    website: Type.Optional(Type.String({ maxLength: 2000 })),
  },
  strict,
)
export type MessageInput = Static<typeof MessageInput>

/** `data` of `POST /contact`: the message is stored. */
export const MessageReceipt = Type.Object({ id: Type.String() })

/** A visitor's message, as its owner reads it. */
const Message = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  subject: Type.String(),
  message: Type.String(),
  created_at: Timestamp,
  is_read: Type.Boolean(),
  /**
   * `delivered` to the owner's mailbox or webhook; `waiting` for the next attempt; `stored` only,
   * because no delivery was configured.
   */
  delivery: Type.Enum(['delivered', 'waiting', 'stored']),
  /** Why the last attempt to deliver it failed; null if none has. */
  last_error: OrNull(Type.String()),
})
export type Message = Static<typeof Message>

/** `data` of `GET /studio/messages`, the newest first. */
export const MessagesData = pageOf('messages', Message)
export type MessagesData = Static<typeof MessagesData>
export const UnreadData = Type.Object({ unread: Type.Integer() })
export type UnreadData = Static<typeof UnreadData>
export const MessageChanges = Type.Object({ is_read: Type.Boolean() }, strict)
export type MessageChanges = Static<typeof MessageChanges>

/** The format of an export of all messages. */
export const MessagesFormat = Type.Enum(['csv', 'json'])
export type MessagesFormat = Static<typeof MessagesFormat>

/** `data` of `GET /studio/messages/export/{format}`: the text of a file. */
export const MessagesFileData = Type.Object({ text: Type.String() })
export type MessagesFileData = Static<typeof MessagesFileData>

/** The address of a subscriber, as it was typed: with spaces around it, in any case. */
export const SubscriberAddress = Type.String({
  maxLength: 320,
  pattern: '^\\s*[^\\s@<>,;\\x00-\\x1f\\x7f]+@[^\\s@<>,;\\x00-\\x1f\\x7f]+\\s*$',
})

/** A visitor's wish to be told about new posts. */
export const SubscriptionInput = Type.Object({ email: SubscriberAddress }, strict)
export type SubscriptionInput = Static<typeof SubscriptionInput>

/** The pages `/subscription/{step}`. */
export type SubscriptionStep =
  'requested' | 'confirm' | 'confirmed' | 'expired' | 'cancel' | 'cancelled' | 'failed'
