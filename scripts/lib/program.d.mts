/** Where a program is, after installing Debian's package of it if need be. */
export function ensureProgram(name: string, places: string[], packageName?: string): string
