import { existsSync } from 'node:fs'
import path from 'node:path'
import fp from 'fastify-plugin'
import type { DocumentHost } from '../../src/contract/documentHost'
import { indexFile, SiteFiles } from '../pages/staticFiles'
import { UserFacingError } from '../UserFacingError'

declare module 'fastify' {
  interface FastifyInstance {
    /** The files of the built site; absent where only the API is served. */
    siteFiles?: SiteFiles
  }
}

/**
 * Decorates the app with `siteFiles`.
 * @throws UserFacingError where the site is not built
 */
export const siteFilesPlugin = fp<{ folder?: string; host: DocumentHost }>(
  (app, { folder, host }, done) => {
    if (folder !== undefined && !existsSync(path.join(folder, indexFile))) {
      return done(new UserFacingError('The site is not built: run "npm run build" first.'))
    }
    app.decorate('siteFiles', folder === undefined ? undefined : new SiteFiles(folder, host))
    done()
  },
  { name: 'siteFiles' },
)
