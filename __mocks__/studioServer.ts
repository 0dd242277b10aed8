import { http, HttpResponse } from 'msw'
import type { Draft, DraftInput } from '../src/contract/studio'
import { apiServer, success } from './handlers'

type Row = Record<string, unknown> & { id: number }

interface WriteRequest {
  method: string
  body: Record<string, unknown>
  version: string | null
}

const keys = { projects: 'project', posts: 'post', categories: 'category' }

/** A server of one entry and its draft, with versions like Karya's own. */
export class StudioServer {
  row: Row
  version = 1
  /** Whether the row is read with its version. */
  isSignedIn = true
  drafts: Draft[] = []
  readonly writes: WriteRequest[] = []
  /** Replaces the responses to writes; the status 0 is a lost connection. */
  failure: { status: number; body?: object; after?: Promise<void> } | undefined

  constructor(
    row: Row,
    private readonly resource: keyof typeof keys = 'projects',
  ) {
    this.row = row
    apiServer.use(
      http.get(`*/api/drafts/${resource}`, () => success({ drafts: this.drafts })),
      http.put(`*/api/drafts/${resource}/:key`, async ({ params, request }) => {
        const input = (await request.json()) as DraftInput
        return this.putDraft(String(params.key), input)
      }),
      http.get(`*/api/${resource}`, () => success({ [resource]: [this.row] })),
      http.get(`*/api/${resource}/:id`, () => this.respond()),
      http.put(`*/api/${resource}/:id`, ({ request }) => this.write(request)),
      http.post(`*/api/${resource}`, ({ request }) => this.write(request)),
      ...['categories', 'skills'].map((path) =>
        http.get(`*/api/${path}`, () =>
          success({ [path]: [{ id: 1, name: `Satu ${path}`, category_id: 1 }] }),
        ),
      ),
    )
  }

  /** A change of another form. */
  change(changes: object): void {
    this.row = { ...this.row, ...changes }
    this.version += 1
  }

  private respond() {
    return success({
      [keys[this.resource]]: {
        ...this.row,
        ...(this.isSignedIn && { version: String(this.version) }),
      },
    })
  }

  private async write(request: Request) {
    const body = (await request.json()) as Record<string, unknown>
    const version = request.headers.get('if-match')
    this.writes.push({ method: request.method, body, version })
    await this.failure?.after
    if (this.failure) return this.fail(this.failure)
    if (version !== null && version !== String(this.version)) return this.fail({ status: 412 })
    this.change(body)
    this.drafts = this.drafts.filter(({ key }) => key !== request.headers.get('x-draft'))
    return this.respond()
  }

  private fail({ status, body }: { status: number; body?: object }) {
    if (status === 0) return HttpResponse.error()
    return HttpResponse.json({ status: 'error', statusCode: status, ...body }, { status })
  }

  /** A request of any form. */
  putDraft(key: string, { replaces, ...draft }: DraftInput) {
    const known = [key, ...replaces.map((replaced) => replaced.key)]
    if (this.drafts.some((other) => !known.includes(other.key))) return this.fail({ status: 409 })
    const { revision, changes } = draft
    const stored = { ...draft, key, resource: this.resource, saved_at: new Date().toISOString() }
    this.drafts = Object.keys(changes).length > 0 ? [stored] : []
    return success({ draft: { key, revision } })
  }
}
