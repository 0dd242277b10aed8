import { Type, type Static } from 'typebox'
import { Name, strict } from './inputs'

/** A visitor's message to the owner. */
export const MessageInput = Type.Object(
  {
    name: Name,
    email: Type.String({ maxLength: 320, pattern: '^[^\\s@<>]+@[^\\s@<>]+$' }),
    subject: Name,
    message: Type.String({ minLength: 1, maxLength: 20_000 }),
    /** Hidden field that only bots fill in. */
    website: Type.Optional(Type.String({ maxLength: 2000 })),
  },
  strict,
)
export type MessageInput = Static<typeof MessageInput>

/** `data` of `POST /contact`: the message is stored. */
export const MessageData = Type.Object({ id: Type.String() })

/**
 * The attribute `data-contact` of a document: `server` stores messages, `simulated` only simulates
 * sending, and with `email` nothing receives them, as in a static export.
 */
export type ContactHost = 'server' | 'simulated' | 'email'
