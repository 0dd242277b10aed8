import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { requestPath } from '../../http/requestPath'
import { contentSecurityPolicy, allowedPictureSources } from '../../pages/contentSecurityPolicy'
import { addAttributes, SiteFiles } from '../../pages/staticFiles'
import { responseHeaders, sendResponse } from '../responseCache'

/** The page beside a form, which a screen of the studio shows in a frame. */
const previewPath = '/studio/pratinjau'

/** Serves the files of the studio, and its document at every other path below `/studio`. */
export const studioPlugin = fp<{ folder?: string; pictureHosts: readonly string[] }>(
  (app, { folder, pictureHosts }, done) => {
    if (folder !== undefined) registerStudio(app, folder, pictureHosts)
    done()
  },
  { name: 'studio', dependencies: ['languages', 'responseCache', 'sessions'] },
)

function registerStudio(
  app: FastifyInstance,
  folder: string,
  pictureHosts: readonly string[],
): void {
  let build: ReturnType<typeof readBuild> | undefined
  // Not at the start: a server whose owner does not use the studio holds none of its files.
  const openBuild = () => (build ??= readBuild(folder, pictureHosts, app.languages.join(' ')))
  const { studioHost: host } = app
  const options = { schema: { hide: true }, ...(host && { constraints: { host } }) }

  app.get('/studio/assets/*', options, async (request, reply) => {
    const file = requestPath(request.url)
    return sendResponse(request, reply, await openBuild().files.find(file, responseHeaders(reply)))
  })
  for (const url of ['/studio', '/studio/*']) {
    app.get(url, options, (request, reply) => {
      const { html, policy, framedPolicy } = openBuild()
      const isFramed = requestPath(request.url) === previewPath
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-security-policy': isFramed ? framedPolicy : policy,
          'x-robots-tag': 'noindex',
        })
        .type('text/html; charset=utf-8')
        .send(html)
    })
  }
}

/** @param languages of the site: the preview shows the main one */
function readBuild(folder: string, pictureHosts: readonly string[], languages: string) {
  const files = new SiteFiles(folder)
  const html = addAttributes(files.readText('/studio.html'), { languages })
  const directives = {
    ...contentSecurityPolicy(html, pictureHosts),
    // Pictures that the owner has just selected have addresses of this kind.
    'img-src': [...allowedPictureSources(pictureHosts), 'blob:'],
    'connect-src': ["'self'"],
  }
  return {
    files,
    html,
    policy: formatPolicy(directives),
    framedPolicy: formatPolicy({ ...directives, 'frame-ancestors': ["'self'"] }),
  }
}

function formatPolicy(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join(';')
}
