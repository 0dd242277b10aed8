/** Why the server does not start: one line for the person who started it. */
export class UserFacingError extends Error {
  override name = 'UserFacingError'
}
