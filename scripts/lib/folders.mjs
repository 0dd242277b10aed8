import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..', '..')

/** The bundles, and what only builds use. */
export const buildFolder = path.join(root, 'build')

/** The built site. */
export const siteFolder = path.join(root, 'dist')

/** The server in one file: everything in it but the database driver. */
export const serverFile = path.join(buildFolder, 'server.cjs')
