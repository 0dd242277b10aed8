import { commandTexts } from './language/catalogues'
import type { Message } from './language/texts'

/**
 * An error that is shown to the user as one line, without a stack trace. `message` is in the language
 * of the process, `text` formats it in others.
 */
export class UserFacingError extends Error {
  override name = 'UserFacingError'

  constructor(readonly text: Message) {
    super(text(commandTexts()))
  }
}
