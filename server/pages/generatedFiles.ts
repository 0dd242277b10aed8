import type { FastifyInstance } from 'fastify'
import { readFeed } from './feedPosts'
import { buildAtomFeed, buildJsonFeed, feeds } from './feeds'
import { listPages } from './listPages'
import type { Renderer } from './renderer'
import { buildRobotsTxt, buildSitemap } from './sitemap'
import { buildManifest, manifestPath } from './webManifest'

/** A file that is generated from the content. */
export interface GeneratedFile {
  path: string
  type: string
  generate: () => string | Promise<string>
}

/**
 * Lists the files for search engines, home screens and feed readers.
 * @param manifestTemplate the built manifest
 */
export function listGeneratedFiles(
  app: FastifyInstance,
  renderer: Pick<Renderer, 'pagePaths' | 'publicUrl'>,
  manifestTemplate: () => string,
): GeneratedFile[] {
  const { publicUrl } = renderer
  const robots: GeneratedFile = {
    path: '/robots.txt',
    type: 'text/plain',
    generate: () => buildRobotsTxt(publicUrl),
  }
  const manifest: GeneratedFile = {
    path: manifestPath,
    type: 'application/manifest+json',
    generate: () => buildManifest(app, manifestTemplate()),
  }
  const sitemap: GeneratedFile = {
    path: '/sitemap.xml',
    type: 'application/xml',
    generate: async () => buildSitemap(publicUrl, await listPages(app, renderer)),
  }
  const atomFeed: GeneratedFile = {
    ...feeds.atom,
    generate: async () => buildAtomFeed(publicUrl, await readFeed(app, publicUrl)),
  }
  const jsonFeed: GeneratedFile = {
    ...feeds.json,
    generate: async () => buildJsonFeed(publicUrl, await readFeed(app, publicUrl)),
  }
  // A sitemap and feeds need complete URLs.
  return publicUrl ? [robots, manifest, sitemap, atomFeed, jsonFeed] : [robots, manifest]
}
