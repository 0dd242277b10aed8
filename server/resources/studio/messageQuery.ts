import { Type } from 'typebox'
import { languages, type Language } from '../../../src/language/languages'

/** The studio has languages that the site may not have, so that this is not the `lang` of reads. */
export const MessageQuery = Type.Object({
  message_language: Type.Enum(Object.keys(languages) as Language[], {
    default: 'en',
    description: 'The language of the messages.',
  }),
})
