import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import mime from 'mime'
import { buildCachedResponse, isTextType, type CachedResponse } from '../http/cachedResponse'
import { addAttributes, type DocumentAttributes } from './documentAttributes'

/** The path of the document that every page starts from. */
export const indexFile = '/index.html'

/** The quality at which files are compressed, once per process. */
const fileQuality = 9

/** Bytes above which a response is not cached. */
const maxCachedSize = 2 * 1024 * 1024

/** The common headers that matter for a file that is not a document. */
const fileHeaders = ['x-content-type-options', 'cross-origin-resource-policy']

/** Whether a browser can open a file as a document, with scripts. */
function isDocument(file: string): boolean {
  return ['.html', '.svg', '.xml', '.pdf'].includes(path.extname(file))
}

/** Whether a file's name contains a hash of its content. */
function isHashed(file: string): boolean {
  return /^(\/studio)?\/assets\/|^(\/sized)?\/pictures\/stored\//.test(file)
}

/** A picture may be replaced by another one of the same name. */
function isRevalidated(file: string): boolean {
  return path.extname(file) === '.html' || /^(\/sized)?\/pictures\//.test(file)
}

function cacheControl(file: string): string {
  if (isHashed(file)) return 'public, max-age=31536000, immutable'
  return isRevalidated(file) ? 'no-cache' : 'public, max-age=86400'
}

function contentType(file: string): string {
  const type = mime.getType(file) ?? 'application/octet-stream'
  return isTextType(type) ? `${type}; charset=utf-8` : type
}

/** The files of the built site or studio by path. Files that are added later are not served. */
export class SiteFiles {
  private readonly paths: ReadonlySet<string>
  private readonly responses = new Map<string, Promise<CachedResponse>>()
  /** Held in memory, because the next build removes them while this process still runs. */
  private readonly hashed: ReadonlyMap<string, Buffer>

  constructor(
    private readonly folder: string,
    private readonly attributes: DocumentAttributes = {},
  ) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .map((name) => `/${name.split(path.sep).join('/')}`)
      // Dot files are for tools, not for visitors.
      .filter((file) => !file.includes('/.'))
    this.paths = new Set(files)
    this.hashed = new Map(
      files.filter(isHashed).map((file) => [file, readFileSync(path.join(folder, file))]),
    )
  }

  has(file: string): boolean {
    return this.paths.has(file)
  }

  readText(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8')
  }

  /**
   * @param headers that every response of the server has
   * @returns nothing where there is no such file
   */
  find(file: string, headers: Record<string, string>): Promise<CachedResponse> | undefined {
    if (!this.has(file)) return undefined
    const cached = this.responses.get(file)
    if (cached) return cached
    const response = this.read(file, headers)
    this.responses.set(file, response)
    response.then(
      ({ identity }) => {
        if (identity.body.length > maxCachedSize) this.responses.delete(file)
      },
      () => this.responses.delete(file),
    )
    return response
  }

  private async read(file: string, headers: Record<string, string>): Promise<CachedResponse> {
    const body =
      file === indexFile
        ? Buffer.from(addAttributes(this.readText(file), this.attributes))
        : (this.hashed.get(file) ?? (await readFile(path.join(this.folder, file))))
    return buildFileResponse(file, body, headers)
  }
}

/**
 * Builds the response with a file.
 * @param file its path on the site
 * @param headers that every response of the server has
 */
export function buildFileResponse(
  file: string,
  body: Buffer,
  headers: Record<string, string>,
): Promise<CachedResponse> {
  const names = isDocument(file) ? Object.keys(headers) : fileHeaders
  const sent = names.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []))
  return buildCachedResponse(
    body,
    {
      ...(Object.fromEntries(sent) as Record<string, string>),
      'content-type': contentType(file),
      'cache-control': cacheControl(file),
    },
    { quality: fileQuality },
  )
}
