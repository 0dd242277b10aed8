/** Messages for temporary failures, by the error codes of SQLite, PostgreSQL and Node. */
const failures: [codes: RegExp, message: string][] = [
  [/^SQLITE_(BUSY|LOCKED)|^(40001|40P01|55P03)$/, 'The database is busy'],
  [/^SQLITE_(FULL|READONLY|IOERR|CANTOPEN)|^(53100|25006)$/, 'The database cannot be written to'],
  [/^ENOSPC$/, 'The disk is full'],
  [/^SQLITE_(CORRUPT|NOTADB)/, 'The database is damaged'],
  [/^(ECONN|ETIMEDOUT|ENOTFOUND|EPIPE)|^(08|57|53)/, 'The database does not answer'],
]

/**
 * Returns the message for an error that the database or the disk caused and not the request, so
 * that the same request may succeed later; `undefined` for other errors.
 */
export function databaseFailure(error: unknown): string | undefined {
  const { code, message = '' } = error as { code?: unknown; message?: string }
  // Errors of pg, which have no code.
  if (/^(Connection terminated|timeout exceeded)/.test(message))
    return 'The database does not answer'
  if (typeof code !== 'string') return undefined
  return failures.find(([codes]) => codes.test(code))?.[1]
}
