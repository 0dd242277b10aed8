import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Transport } from '../../../src/app/renderPage'
import { previewAddress, previewOf } from '../previews/previews'
import { everyPage } from '../everyPage'
import { PageDocument } from '../documentTemplate'
import { robotsOf, sitemapOf } from '../sitemap'
import { transportTo, type ExportRenderer } from '../renderer'
import { manifestAddress, writeManifest } from '../webManifest'
import { UserFacingError } from '../../UserFacingError'

interface ExportOptions {
  /** The server whose content is written out. */
  app: FastifyInstance
  renderer: ExportRenderer
  /** The built site. */
  site: string
  /** Where to: a folder that is not there yet, or is empty. */
  target: string
}

/** What was written. */
export interface Exported {
  pages: number
  answers: number
}

/** Where a host of plain files looks for an address that no file has. */
const notFound = '/404'

/**
 * Writes the whole site as plain files: every page, rendered, and the answers of the API
 * that its pages ask for.
 * @throws UserFacingError where the folder holds something, or a page cannot be rendered
 */
export async function exportSite({
  app,
  renderer,
  site,
  target,
}: ExportOptions): Promise<Exported> {
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new UserFacingError(`${target} is not empty: nothing was written.`)
  }
  const document = new PageDocument(site, renderer.basePath)
  const answers = new Map<string, unknown>()
  const transport = recording(transportTo(app), renderer.exportedResponseFile, answers)
  const found = await everyPage(app, renderer)
  const addresses = [...found, notFound]
  const pages = new Map<string, string>()
  const heads = new Map<string, string>()
  for (const address of addresses) {
    const rendered = await renderer.renderPage(address, transport)
    if (!rendered)
      throw new UserFacingError(`${address} cannot be rendered: its data cannot be read.`)
    const html = document.fill(rendered, renderer.resolvePage(address).page)
    pages.set(pageFile(address), address === notFound ? withoutSnapshot(html) : html)
    if (address !== notFound) heads.set(address, rendered.head)
  }
  await renderer.prefetchEverything(transport)

  cpSync(site, target, { recursive: true, filter: (file) => !path.basename(file).startsWith('.') })
  for (const [file, html] of pages) writeFile(path.join(target, file), onFiles(html))
  for (const [file, answer] of answers) {
    writeFile(path.join(target, 'api', file), JSON.stringify(answer))
  }
  const manifest = readFileSync(path.join(site, manifestAddress), 'utf8')
  writeFile(path.join(target, manifestAddress), await writeManifest(app, manifest))
  const { publicUrl } = renderer
  writeFile(path.join(target, 'robots.txt'), robotsOf(publicUrl))
  if (publicUrl) writeFile(path.join(target, 'sitemap.xml'), sitemapOf(publicUrl, found))
  for (const [address, head] of heads) {
    const file = path.join(target, decodeURIComponent(previewAddress(address)))
    writeFile(file, await previewOf(address, head))
  }
  return { pages: pages.size, answers: answers.size }
}

/** A way to the API that keeps each answer under the file that it goes into. */
function recording(
  transport: Transport,
  fileOf: ExportRenderer['exportedResponseFile'],
  answers: Map<string, unknown>,
): Transport {
  return async (args, api, options) => {
    const answer = await transport(args, api, options)
    if (answer.data !== undefined) answers.set(fileOf(args), answer.data)
    return answer
  }
}

/** `/about` lies in `about/index.html`, which every host finds. */
function pageFile(address: string): string {
  if (address === notFound) return '404.html'
  return path.join(decodeURIComponent(address), 'index.html')
}

/** Tells the site in the browser that its API is files, too. */
function onFiles(html: string): string {
  return html.replace('<html', '<html data-api="files"')
}

/** The one page for all unknown addresses: which of them it is shows in the browser only. */
function withoutSnapshot(html: string): string {
  return html.replace(/<script type="application\/json" id="snapshot">.*?<\/script>/s, '')
}

function writeFile(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}
