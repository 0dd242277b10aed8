/** An error that is shown to the user as one line, without a stack trace. */
export class UserFacingError extends Error {
  override name = 'UserFacingError'
}
