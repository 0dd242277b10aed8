import type { ApiError } from '../../../src/api/apiError'
import type { ApiAnswer, ApiRequest, EditedServer, Row } from './EditedServer'
import type { Tab } from './Tab'
import { fields, wordsOf } from './words'

type Settled = { data: ApiAnswer['data'] } | { error: ApiError }

interface PendingRequest extends ApiRequest {
  tab: Tab
  settle: (answer: Settled) => void
}

/** The words that a change of the row has removed. */
type OnLost = (words: string[]) => void

const offline: Settled = { error: { kind: 'network', message: 'offline' } }

/** A network that delivers requests and answers only when the schedule says so. */
export class Network {
  readonly requests: PendingRequest[] = []
  readonly answers: (() => void)[] = []
  /** What has happened, for the message of a failed test. */
  readonly trace: string[] = []
  /** The last writer of each field, where it is known. */
  readonly writers = new Map<string, Tab | undefined>()

  constructor(
    readonly server: EditedServer,
    private readonly address: string,
    private readonly onLost: OnLost,
  ) {}

  get isIdle(): boolean {
    return this.requests.length + this.answers.length === 0
  }

  /** Sends a request of a tab, with the cookie that its browser has now. */
  send(tab: Tab, request: ApiRequest): Promise<ApiAnswer['data']> {
    const headers = { ...request.headers, cookie: tab.device.cookie }
    return new Promise((resolve, reject) => {
      const settle = (answer: Settled) =>
        'data' in answer ? resolve(answer.data) : reject(new RequestError(answer.error))
      this.requests.push({ ...structuredClone({ ...request, headers }), tab, settle })
    })
  }

  /** Delivers requests to the server, all at the same time; their answers wait. */
  async deliver(indexes: readonly number[]): Promise<void> {
    const requests = indexes.flatMap((index) => this.requests.splice(index, 1))
    await this.watch(requests, async () => {
      await Promise.all(requests.map((request) => this.handle(request)))
    })
  }

  /** Kills the server while it handles a request, and starts it again. The tab gets no answer. */
  async kill(index: number, turns: number): Promise<void> {
    const requests = this.requests.splice(index, 1)
    await this.watch(requests, () =>
      this.server.restart(async () => {
        for (const request of requests) await this.inject(request)
      }, turns),
    )
    for (const { settle, method, path, tab } of requests) {
      this.trace.push([tab.name, method, path, 'killed'].join(' '))
      settle(offline)
    }
  }

  /** Fails a request of a tab; the request is lost, or delivered later. */
  fail(index: number, isLost: boolean): void {
    const request = this.requests[index]
    if (!request) return
    if (isLost) this.requests.splice(index, 1)
    this.trace.push([request.tab.name, request.method, request.path, 'fails'].join(' '))
    request.settle(offline)
  }

  private async handle(request: PendingRequest): Promise<void> {
    const { tab, method, path, headers, body, settle } = request
    const { statusCode, data, message, errors } = await this.inject(request)
    const details = [headers?.['if-match'], headers?.['x-draft'], JSON.stringify(body)]
    this.trace.push([tab.name, method, path, ...details, statusCode].join(' '))
    const error: ApiError = { kind: 'http', statusCode, message, fieldErrors: errors }
    this.answers.push(() => settle(statusCode < 400 ? { data } : { error }))
  }

  private inject(request: ApiRequest): Promise<ApiAnswer> {
    const headers = { ...request.headers, 'x-forwarded-for': this.address }
    const cookie = request.headers?.cookie ?? ''
    return this.server.sendAsStudio(cookie, { ...request, headers })
  }

  /** Compares the row before and after writes. */
  private async watch(requests: PendingRequest[], work: () => Promise<void>): Promise<void> {
    const writes = requests.filter(
      ({ method, path }) => method === 'PUT' && path.startsWith('/projects/'),
    )
    const id = Number(writes[0]?.path.split('/')[2])
    const before = writes.length > 0 ? await this.server.readProject(id) : undefined
    await work()
    if (!before) return
    const after = await this.server.readProject(id)
    const tabs = new Set(writes.map(({ tab }) => tab))
    for (const field of fields) {
      if (before[field] === after[field]) continue
      this.writers.set(field, tabs.size === 1 ? writes[0]?.tab : undefined)
      this.onLost(lostWords(before, after, field))
    }
  }
}

function lostWords(before: Row, after: Row, field: string): string[] {
  const kept = wordsOf(after[field])
  return wordsOf(before[field]).filter((word) => !kept.includes(word))
}

class RequestError extends Error {
  readonly kind: ApiError['kind']
  readonly statusCode: number | undefined
  readonly fieldErrors: ApiError['fieldErrors']
  constructor({ kind, statusCode, message, fieldErrors }: ApiError) {
    super(message)
    this.kind = kind
    this.statusCode = statusCode
    this.fieldErrors = fieldErrors
  }
}
