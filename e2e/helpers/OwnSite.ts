import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { parse } from 'yaml'
import type { Content } from '../../server/content/contentSchema'
import { ProjectCopy } from './ProjectCopy'

/** A copy of the project whose owner makes a site of their own, with two pictures. */
export class OwnSite extends ProjectCopy {
  static async create(settings: Record<string, string> = {}): Promise<OwnSite> {
    const project = new OwnSite(settings)
    const create = { width: 640, height: 400, channels: 3, background: '#357' } as const
    const picture = await sharp({ create }).webp().toBuffer()
    for (const name of ['sendiri', 'posts/kasir']) {
      project.write(`public/pictures/${name}.webp`, picture)
    }
    return project
  }

  write(name: string, content: string | Buffer): void {
    const file = path.join(this.folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }

  /** Reads a file of the folder `content`. */
  readContent(...names: string[]): Content {
    return parse(readFileSync(path.join(this.folder, 'content', ...names), 'utf8')) as Content
  }

  /** Removes what the owner has made so far: content, database and settings. */
  removeOwnFiles(): void {
    for (const name of ['content/own', 'data', '.env']) {
      rmSync(path.join(this.folder, name), { recursive: true, force: true })
    }
  }
}

/** The paths of the pages in the sitemap of a site with the public address https://sukma.dev. */
export async function readSitemap(siteUrl: string): Promise<string[]> {
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>https:\/\/sukma\.dev(.*?)<\/loc>/g)].map(
    ([, page = '']) => page,
  )
}
