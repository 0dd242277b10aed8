import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { HeadMetadata, Transport } from '../../src/app/renderer'
import { pictureAddress } from '../../src/lib/pictures'
import { writePictures } from '../pictures/openPictures'
import type { PictureStore } from '../pictures/PictureStore'
import { UserFacingError } from '../UserFacingError'
import { pictureSources } from './contentSecurityPolicy'
import { DocumentTemplate } from './documentTemplate'
import { listGeneratedFiles, manifestPath } from './generatedFiles'
import { previewContent, previewPath, type DrawPreview } from './previews'
import { createInjectTransport, type ExportRenderer } from './renderer'
import { listPages } from './siteContent'

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

/** The page that static hosts serve for unknown paths. */
const notFoundPage = '/404'

/**
 * Writes the whole site as static files: every page, rendered, and the API's responses to the
 * requests of its pages.
 * @returns the numbers of files that were written
 * @throws UserFacingError where the folder is not empty, or a page cannot be rendered
 */
export async function exportSite({
  app,
  renderer,
  drawPreview,
  site,
  target,
  pictureHosts,
}: ExportOptions): Promise<{ pages: number; responses: number }> {
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new UserFacingError(`${target} is not empty: nothing was written.`)
  }
  // Before the pages are rendered, which contain sizes and colours.
  for (const file of (await app.pictures?.list()) ?? []) await app.pictures?.updateMetadata(file)
  const responses = new Map<string, unknown>()
  const inject = createInjectTransport(app)
  const transport: Transport = async (args, ...rest) => {
    const response = await inject(args, ...rest)
    if (response.data !== undefined) {
      responses.set(renderer.exportedResponseFile(args), response.data)
    }
    return response
  }
  const paths = (await listPages(app, renderer.pagePaths)).map((page) => page.path)
  // The site in the browser reads the API's responses from files.
  const template = new DocumentTemplate(site, renderer, { api: 'files', contact: 'email' })
  const pages = await renderPages([...paths, notFoundPage], renderer, template, transport)
  await renderer.prefetchEverything(transport)

  copySite(site, target)
  const texts = readScripts(site)
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
): Promise<Map<string, { html: string; metadata?: HeadMetadata }>> {
  const pages = new Map<string, { html: string; metadata?: HeadMetadata }>()
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

/** Hosts serve `about/index.html` at `/about`. */
function pageFile(page: string): string {
  if (page === notFoundPage) return '404.html'
  return path.join(decodeURIComponent(page), 'index.html')
}

/** Writes the pictures that the exported files refer to, and the placeholders. */
async function writeUsedPictures(
  store: PictureStore,
  texts: readonly string[],
  target: string,
): Promise<void> {
  // A name may be in decomposed form, as macOS stores it.
  const composed = texts.map((text) => text.normalize('NFC'))
  const isUsed = (name: string) =>
    [`/pictures/${name}`, pictureAddress(`/pictures/${name}`)].some((address) =>
      composed.some((text) => text.includes(address)),
    )
  const files = await store.list()
  const used = files.filter(({ name }) => name.endsWith('-placeholder.svg') || isUsed(name))
  await writePictures(store, used, target)
}
