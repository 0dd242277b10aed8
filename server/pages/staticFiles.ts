import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import mime from 'mime'
import type { DocumentHost } from '../../src/contract/messages'
import { filesIn } from '../filesIn'
import { buildCachedResponse, isTextType, type CachedResponse } from '../http/cachedResponse'
import { escapeMarkup } from '../markdown/toHtml'
import { UserFacingError } from '../UserFacingError'

/** The path of the document that every page starts from. */
export const indexFile = '/index.html'

const fileQuality = 9

/** Bytes above which a response is not cached. */
const maxCachedSize = 2 * 1024 * 1024

/** The common headers that matter for a file that is not a document. */
const fileHeaders = ['x-content-type-options', 'cross-origin-resource-policy']

/** Facts about the host of a document that its scripts read. */
export interface DocumentAttributes extends DocumentHost {
  /** API responses are static files. */
  api?: 'files'
}

/** Adds the facts to the `html` element, as `data-` attributes. */
export function addAttributes(html: string, attributes: DocumentAttributes): string {
  const written = Object.entries<string | undefined>({ ...attributes }).flatMap(([name, value]) =>
    value === undefined ? [] : [` data-${name}="${escapeMarkup(value)}"`],
  )
  return html.replace('<html', `<html${written.join('')}`)
}

function isHashed(file: string): boolean {
  return /^(\/studio)?\/assets\/|^(\/sized)?\/pictures\/stored\//.test(file)
}

/** @throws UserFacingError where the site is not built */
export function openSiteFiles(folder: string): SiteFiles {
  if (existsSync(path.join(folder, indexFile))) return new SiteFiles(folder)
  throw new UserFacingError((texts) => texts.export.notBuilt)
}

/** The files of the built site or studio by path. Files that are added later are not served. */
export class SiteFiles {
  private readonly paths: ReadonlySet<string>
  private readonly responses = new Map<string, Promise<CachedResponse>>()

  constructor(private readonly folder: string) {
    const files = filesIn(folder)
      .map((name) => `/${name}`)
      // Dot files are for tools, not for visitors, and every page has its own document.
      .filter((file) => !file.includes('/.') && file !== indexFile)
    this.paths = new Set(files)
  }

  has(file: string): boolean {
    return this.paths.has(file)
  }

  readText(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8')
  }

  /** @returns nothing where there is no such file */
  find(file: string, headers: Record<string, string>): Promise<CachedResponse> | undefined {
    if (!this.has(file)) return undefined
    const cached = this.responses.get(file)
    if (cached) return cached
    const response = this.read(file, headers)
    this.responses.set(file, response)
    const removeFromCache = () => this.responses.delete(file)
    response.then(({ size }) => size > maxCachedSize && removeFromCache(), removeFromCache)
    return response
  }

  private async read(file: string, headers: Record<string, string>): Promise<CachedResponse> {
    return buildFileResponse(file, await readFile(path.join(this.folder, file)), headers)
  }
}

/** @param file its path on the site */
export function buildFileResponse(
  file: string,
  body: Buffer,
  headers: Record<string, string>,
): Promise<CachedResponse> {
  const extension = path.extname(file)
  // A browser can open these as documents, with scripts.
  const isDocument = ['.html', '.svg', '.xml', '.pdf'].includes(extension)
  const sent = Object.entries(headers).filter(([name]) => isDocument || fileHeaders.includes(name))
  // A picture may be replaced by another one of the same name.
  const isRevalidated = extension === '.html' || /^(\/sized)?\/pictures\//.test(file)
  const shortCaching = isRevalidated ? 'no-cache' : 'public, max-age=86400'
  const type = mime.getType(file) ?? 'application/octet-stream'
  return buildCachedResponse(
    body,
    {
      ...Object.fromEntries(sent),
      'content-type': isTextType(type) ? `${type}; charset=utf-8` : type,
      'cache-control': isHashed(file) ? 'public, max-age=31536000, immutable' : shortCaching,
    },
    { quality: fileQuality },
  )
}
