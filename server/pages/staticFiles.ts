import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { buildCachedResponse, type CachedResponse } from '../http/cachedResponse'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
}

/** Bytes above which a file is read anew each time. */
const keptSize = 2 * 1024 * 1024

/** Of the headers that every answer has, those that mean something for a file that is no page. */
const fileHeaders = ['x-content-type-options', 'cross-origin-resource-policy']

/** A drawing is a page, too, when it is opened by itself. */
function isDocument(address: string): boolean {
  return /\.(html|svg|xml|pdf)$/.test(address)
}

/** Whether a file is called after what is in it, and so never changes. */
function isHashed(address: string): boolean {
  return address.startsWith('/assets/')
}

/** How long a browser may keep a file without asking again. */
function cacheControl(address: string): string {
  if (isHashed(address)) return 'public, max-age=31536000, immutable'
  if (address.endsWith('.html')) return 'no-cache'
  return 'public, max-age=86400'
}

/** The files of the built site, each by its address. Nothing else can be asked for. */
export class SiteFiles {
  private readonly files: ReadonlyMap<string, string>
  private readonly answers = new Map<string, Promise<CachedResponse>>()
  /** By address; a next build, which brings others, may be there before this process has gone. */
  private readonly hashed: ReadonlyMap<string, Buffer>

  constructor(private readonly folder: string) {
    const names = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      // What begins with a dot is for tools, not for visitors.
      .filter((name) => !/(^|[\\/])\./.test(name))
    this.files = new Map(
      names.map((name) => [`/${name.split(path.sep).join('/')}`, path.join(folder, name)]),
    )
    this.hashed = new Map(
      [...this.files]
        .filter(([address]) => isHashed(address))
        .map(([address, file]) => [address, readFileSync(file)]),
    )
  }

  /** A file's text; for the one page. */
  readText(address: string): string {
    return readFileSync(path.join(this.folder, address), 'utf8')
  }

  /**
   * A file as an answer.
   * @param headers that every answer of the server has
   * @returns nothing where there is no such file
   */
  find(address: string, headers: Record<string, string>): Promise<CachedResponse> | undefined {
    const file = this.files.get(address)
    if (file === undefined) return undefined
    const known = this.answers.get(address)
    if (known) return known
    const answer = this.read(file, address, headers)
    this.answers.set(address, answer)
    answer.then(
      ({ identity }) => {
        if (identity.body.length > keptSize) this.answers.delete(address)
      },
      () => this.answers.delete(address),
    )
    return answer
  }

  private async read(
    file: string,
    address: string,
    headers: Record<string, string>,
  ): Promise<CachedResponse> {
    const type = types[path.extname(file).toLowerCase()] ?? 'application/octet-stream'
    const kept = isDocument(address)
      ? headers
      : Object.fromEntries(
          fileHeaders.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])),
        )
    const all = { ...kept, 'content-type': type, 'cache-control': cacheControl(address) }
    return buildCachedResponse(this.hashed.get(address) ?? (await readFile(file)), all, 9)
  }
}
