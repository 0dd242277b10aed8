import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { HeadMetadata, Transport } from '../../../src/app/renderer'
import { UserFacingError } from '../../UserFacingError'
import { pictureSources } from '../contentSecurityPolicy'
import { DocumentTemplate } from '../documentTemplate'
import { listGeneratedFiles } from '../generatedFiles'
import { listPages } from '../listPages'
import { previewContent, previewPath, type DrawPreview } from '../previews/previews'
import { createInjectTransport, type ExportRenderer } from '../renderer'
import { writeUsedPictures } from './writeUsedPictures'
import { manifestPath } from '../webManifest'

interface ExportOptions {
  app: FastifyInstance
  renderer: ExportRenderer
  drawPreview: DrawPreview
  /** The folder of the built site. */
  site: string
  /** The folder to write to: it is empty or does not exist. */
  target: string
  /** Other hosts from which pages may show pictures. */
  pictureHosts: readonly string[]
}

/** The numbers of files that were written. */
export interface ExportResult {
  pages: number
  responses: number
}

/** The page that static hosts serve for unknown paths. */
const notFoundPage = '/404'

interface ExportedPage {
  html: string
  metadata?: HeadMetadata
}

/**
 * Writes the whole site as static files: every page, rendered, and the API's responses to the
 * requests of its pages.
 * @throws UserFacingError where the folder is not empty, or a page cannot be rendered
 */
export async function exportSite({
  app,
  renderer,
  drawPreview,
  site,
  target,
  pictureHosts,
}: ExportOptions): Promise<ExportResult> {
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new UserFacingError(`${target} is not empty: nothing was written.`)
  }
  // Before the pages are rendered, which contain sizes and colours.
  for (const file of (await app.pictures?.list()) ?? []) await app.pictures?.updateMetadata(file)
  const responses = new Map<string, unknown>()
  const transport = recordResponses(
    createInjectTransport(app),
    renderer.exportedResponseFile,
    responses,
  )
  const pagesOfSite = await listPages(app, renderer)
  const paths = [...pagesOfSite.map((page) => page.path), notFoundPage]
  // The site in the browser reads the API's responses from files.
  const template = new DocumentTemplate(site, renderer, { api: 'files', contact: 'email' })
  const pages = await renderPages(paths, renderer, template, transport)
  await renderer.prefetchEverything(transport)

  copySite(site, target)
  const texts = [...readScripts(site)]
  const write = (file: string, content: string | Buffer) => {
    if (typeof content === 'string') texts.push(content)
    const destination = path.join(target, file)
    mkdirSync(path.dirname(destination), { recursive: true })
    writeFileSync(destination, content)
  }
  for (const [file, response] of responses) write(`api/${file}`, JSON.stringify(response))
  for (const [page, { html, metadata }] of pages) {
    write(pageFile(page), addPolicy(html, pictureHosts))
    if (metadata) {
      const preview = await drawPreview(previewContent(page, metadata))
      write(decodeURIComponent(previewPath(page)), preview)
    }
  }
  const readManifest = () => readFileSync(path.join(site, manifestPath), 'utf8')
  for (const file of listGeneratedFiles(app, renderer, readManifest)) {
    write(file.path, await file.generate())
  }
  if (app.pictures) await writeUsedPictures(app.pictures, texts, target)
  return { pages: pages.size, responses: responses.size }
}

/** Static hosts send no policy. */
function addPolicy(html: string, pictureHosts: readonly string[]): string {
  const sources = pictureSources(pictureHosts).join(' ')
  return html.replace(
    '<head>',
    `<head><meta http-equiv="Content-Security-Policy" content="img-src ${sources}">`,
  )
}

/** Copies the built site, without pictures and hidden files. */
function copySite(site: string, target: string): void {
  const pictures = ['pictures', 'sized'].map((name) => path.join(site, name))
  cpSync(site, target, {
    recursive: true,
    filter: (file) => !path.basename(file).startsWith('.') && !pictures.includes(file),
  })
}

function readScripts(site: string): string[] {
  const folder = path.join(site, 'assets')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
}

/** Renders pages by their paths. */
async function renderPages(
  paths: string[],
  renderer: ExportRenderer,
  template: DocumentTemplate,
  transport: Transport,
): Promise<Map<string, ExportedPage>> {
  const pages = new Map<string, ExportedPage>()
  for (const page of paths) {
    const rendered = await renderer.renderPage(page, transport, { contact: 'email' })
    if (!rendered) {
      throw new UserFacingError(`${page} cannot be rendered: its data cannot be read.`)
    }
    const isNotFound = page === notFoundPage
    // All unknown paths share one document; its state depends on the path in the browser.
    const snapshot = isNotFound ? undefined : rendered.snapshot
    pages.set(page, {
      html: template.fill({ ...rendered, snapshot }, renderer.resolvePage(page).page),
      metadata: isNotFound ? undefined : rendered.metadata,
    })
  }
  return pages
}

/** A transport that also collects each response by the file that it is exported to. */
function recordResponses(
  transport: Transport,
  fileOf: ExportRenderer['exportedResponseFile'],
  responses: Map<string, unknown>,
): Transport {
  return async (args, api, options) => {
    const response = await transport(args, api, options)
    if (response.data !== undefined) responses.set(fileOf(args), response.data)
    return response
  }
}

/** Hosts serve `about/index.html` at `/about`. */
function pageFile(page: string): string {
  if (page === notFoundPage) return '404.html'
  return path.join(decodeURIComponent(page), 'index.html')
}
