/** Why the server does not start: one line for the person who started it. */
export class StartError extends Error {
  override name = 'StartError'
}
