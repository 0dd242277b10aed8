import { Type, type Static } from 'typebox'
import { contactLimits } from './contactLimits'
import { strict } from './inputs'

/** A visitor's message to the owner. */
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
export const MessageData = Type.Object({ id: Type.String() })

/**
 * The attribute `data-contact` of a document: `server` stores messages, `simulated` only simulates
 * sending, and with `email` nothing receives them, as in a static export.
 */
export type ContactHost = 'server' | 'simulated' | 'email'
