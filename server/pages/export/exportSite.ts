import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import pLimit from 'p-limit'
import type { Transport } from '../../../src/app/rendering/renderer'
import type { SiteAppearance } from '../../../src/contract/constants'
import type { DocumentHost } from '../../../src/contract/messages'
import {
  localizedPath,
  splitLanguage,
  type OfferedLanguages,
} from '../../../src/language/languages'
import { socialImagePath } from '../../../src/lib/urls/paths'
import { filesIn } from '../../filesIn'
import { readVariants } from '../../pictures/openPictures'
import { readAppearance } from '../appearance'
import { allowedPictureSources } from '../contentSecurityPolicy'
import { DocumentTemplate } from '../documentTemplate'
import { listGeneratedFiles, manifestPath } from '../generatedFiles'
import { buildIcon, icons, readIconLook, type DrawIcon } from '../icons'
import { socialImageContent, type DrawSocialImage } from '../socialImages/socialImages'
import { createInjectTransport, type ExportRenderer } from '../renderer'
import { listPages, type SitePage } from '../siteContent'
import type { ExportFolder } from './ExportFolder'
import { notFoundPage, renderPage, type ExportedPage } from './renderPages'
import { UsedPictures } from './usedPictures'
import { writeRedirects } from './writeRedirects'

export interface ExportOptions {
  app: FastifyInstance
  renderer: ExportRenderer
  drawSocialImage: DrawSocialImage
  drawIcon: DrawIcon
  /** Milliseconds of processor time that social images and pictures have taken, in another process. */
  imagingTime: () => number
  site: string
  target: ExportFolder
  languages: OfferedLanguages
  /** Other hosts from which pages may show pictures. */
  pictureHosts: readonly string[]
  /** Called with the number of what is done in a step, and the number of all. */
  onProgress: (step: ExportStep, done: number, total: number) => void
}

type ExportStep = 'pages' | 'previews' | 'pictures'

interface ExportNumbers {
  pages: number
  responses: number
  /** Milliseconds of each step: processor time of another process for social images and pictures. */
  times: Record<ExportStep, number>
}

/**
 * Writes the whole site as static files: every page, rendered, and the API's responses to the
 * requests of its pages.
 * @throws UserFacingError where a page cannot be rendered
 */
export async function exportSite(options: ExportOptions): Promise<ExportNumbers> {
  const { app, renderer, drawIcon, site, target, languages } = options
  const { publicUrl } = app.settings.current
  const pictures = (await app.pictures?.list()) ?? []
  // Before the pages are rendered, which contain sizes and colours.
  for (const file of pictures) await app.pictures?.updateMetadata(file)
  const used = new UsedPictures(pictures)
  const write = (file: string, content: string | Buffer) => {
    if (typeof content === 'string') used.add(content)
    target.write(file, content)
  }
  const appearance = await readAppearance(app)
  const numbers = await exportPages(options, appearance, write)
  const readManifest = () => readFileSync(path.join(site, manifestPath), 'utf8')
  for (const file of listGeneratedFiles(app, renderer, readManifest, languages)) {
    const text = await file.generate(publicUrl)
    if (text !== undefined) write(file.path.slice(1), text)
  }
  const look = await readIconLook(app, appearance)
  for (const icon of icons) write(icon.path.slice(1), await buildIcon(icon, look, drawIcon))
  for (const file of filesOf(site).filter((file) => !target.has(file))) {
    // Scripts may refer to pictures.
    write(file, readFileSync(path.join(site, file), file.endsWith('.js') ? 'utf8' : undefined))
  }
  const begin = options.imagingTime()
  if (app.pictures) {
    const all = used.list()
    const onDone = (done: number) => options.onProgress('pictures', done, all.length)
    await readVariants(app.pictures, all, (file, bytes) => target.write(file, bytes), onDone)
  }
  numbers.times.pictures = options.imagingTime() - begin
  writeRedirects(await app.redirects.read(), { basePath: renderer.basePath, publicUrl }, target)
  return numbers
}

type Write = (file: string, content: string | Buffer) => void

/**
 * The number of social images that are sent to the drawing process in advance: this process sends none while
 * it renders a page.
 */
const socialImagesInAdvance = 16

/** Renders the pages, and draws their social images meanwhile, which another process does. */
async function exportPages(
  options: ExportOptions,
  appearance: SiteAppearance,
  write: Write,
): Promise<ExportNumbers> {
  const { app, renderer, drawSocialImage, site, languages, pictureHosts, onProgress } = options
  const { transport, responses } = collectResponses(app, renderer)
  const host: DocumentHost = {
    ...{ languages: languages.join(' '), contact: 'email' },
    address: app.settings.current.publicUrl || undefined,
  }
  const template = new DocumentTemplate(site, renderer.basePath)
  const listed = await listPages(app, renderer.pagePaths, languages)
  const addresses = new Set(listed.flatMap((page) => allAddresses(page, languages)))
  addresses.add(notFoundPage)

  const times = { pages: 0, previews: -options.imagingTime(), pictures: 0 }
  const limit = pLimit(socialImagesInAdvance)
  const drawings: Promise<void>[] = []
  const addSocialImage = async (page: string, metadata: NonNullable<ExportedPage['metadata']>) => {
    const content = socialImageContent(renderer.resolvePage(page, host), metadata, appearance)
    write(decodeURIComponent(socialImagePath(page)).slice(1), await drawSocialImage(content))
  }
  let done = 0
  for (const page of addresses) {
    const rendering = { renderer, template, transport, host, appearance }
    const begin = performance.now()
    const { html, metadata } = await renderPage(page, rendering)
    times.pages += performance.now() - begin
    write(pageFile(page), addPolicy(html, pictureHosts))
    if (metadata) {
      const drawing = limit(() => addSocialImage(page, metadata))
      // A failure is handled below, when all pages are rendered.
      drawing.catch(() => undefined)
      drawings.push(drawing)
    }
    onProgress('pages', (done += 1), addresses.size)
  }
  for (const language of languages) {
    await renderer.prefetchEverything(transport, host, language)
  }
  for (const [file, response] of responses) write(`api/${file}`, JSON.stringify(response))
  let drawn = 0
  for (const drawing of drawings) {
    await drawing
    onProgress('previews', (drawn += 1), drawings.length)
  }
  times.previews += options.imagingTime()
  return { pages: addresses.size, responses: responses.size, times }
}

/** A transport that requests each response of the API once, and collects it by the name of its file. */
function collectResponses(app: FastifyInstance, renderer: ExportRenderer) {
  const responses = new Map<string, unknown>()
  const inject = createInjectTransport(app)
  const transport: Transport = async (args, ...rest) => {
    const file = renderer.exportedResponseFile(args)
    if (responses.has(file)) return { data: responses.get(file) }
    const response = await inject(args, ...rest)
    if (response.data !== undefined) responses.set(file, response.data)
    return response
  }
  return { transport, responses }
}

/** Static hosts send no policy. */
function addPolicy(html: string, pictureHosts: readonly string[]): string {
  const sources = allowedPictureSources(pictureHosts).join(' ')
  return html.replace(
    '<head>',
    `<head><meta http-equiv="Content-Security-Policy" content="img-src ${sources}">`,
  )
}

/** Pictures are copied if they are used. */
const notCopied = /^(?:pictures|sized)\/|(?:^|\/)\./

/** The files of the built site, without pictures and hidden files. */
function filesOf(site: string): string[] {
  return filesIn(site).filter((file) => !notCopied.test(file))
}

/** The addresses of a page: in every language, the paths with the slugs of all languages. */
function allAddresses({ addresses }: SitePage, offered: OfferedLanguages): string[] {
  const paths = Object.values(addresses).map((address) => splitLanguage(address, offered).path)
  const languages = offered.filter((language) => addresses[language] !== undefined)
  return languages.flatMap((language) =>
    [...new Set(paths)].map((path) => localizedPath(path, language, offered)),
  )
}

/** Hosts serve `about/index.html` at `/about`. */
function pageFile(page: string): string {
  if (page === notFoundPage) return '404.html'
  return path.join(decodeURIComponent(page), 'index.html').replace(/^[\\/]/, '')
}
