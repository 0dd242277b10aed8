/** A PostgreSQL of its own: its address without a database, and how to end it. */
export function startPostgres(): Promise<{ url: string; stop: () => void }>
