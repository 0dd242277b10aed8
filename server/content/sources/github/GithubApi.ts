import type { Message } from '../../../language/texts'
import { UserFacingError } from '../../../UserFacingError'

const timeoutMs = 15_000

interface Check<T> {
  isValid: (value: unknown) => value is T
}

interface Options {
  /** Without a slash at its end. */
  apiUrl: string
  token?: string
}

const fail = (text: Message) => new UserFacingError(text)

/** The REST and GraphQL API of GitHub. */
export class GithubApi {
  readonly hasToken: boolean

  constructor(private readonly options: Options) {
    this.hasToken = options.token !== undefined
  }

  /**
   * Requests a resource.
   * @returns undefined if it does not exist
   * @throws UserFacingError that says why it cannot be read
   */
  get<T>(path: string, check: Check<T>): Promise<T | undefined> {
    return this.request(this.options.apiUrl + path, check)
  }

  /** Sends a query of GraphQL, which needs a token. */
  query<T>(
    query: string,
    variables: Record<string, string>,
    check: Check<T>,
  ): Promise<T | undefined> {
    // GitHub Enterprise Server has the APIs at /api/v3 and /api/graphql.
    const address = `${this.options.apiUrl.replace(/\/v3$/, '')}/graphql`
    return this.request(address, check, JSON.stringify({ query, variables }))
  }

  private async request<T>(
    address: string,
    check: Check<T>,
    body?: string,
  ): Promise<T | undefined> {
    const { response, text } = await this.send(address, body)
    const { status, ok, headers } = response
    if (status === 404) return undefined
    if (status === 401) throw fail(({ github }) => github.badToken)
    const time = status === 403 || status === 429 ? nextAttempt(headers) : undefined
    if (time) throw fail(({ github }) => github.rateLimited(time, this.hasToken))
    if (!ok) throw fail(({ github }) => github.failed(new URL(address).pathname, status))
    const data: unknown = await new Response(text).json().catch(() => undefined)
    if (!check.isValid(data)) throw fail(({ github }) => github.notUnderstood(address))
    return data
  }

  private async send(address: string, body?: string) {
    const { token } = this.options
    const headers = {
      Accept: 'application/vnd.github+json',
      'User-Agent': 'Karya',
      'X-GitHub-Api-Version': '2022-11-28',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    }
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const method = body === undefined ? 'GET' : 'POST'
      const response = await fetch(address, { method, body, headers, signal })
      return { response, text: await response.text() }
    } catch (error) {
      throw fail(({ github }) => {
        const reason = signal.aborted ? github.timeout(timeoutMs / 1000) : reasonOf(error)
        return github.noNetwork(new URL(address).host, reason)
      })
    }
  }
}

/** The time from which GitHub accepts requests again; undefined if it limits nothing. */
function nextAttempt(headers: Headers): string | undefined {
  const isSpent = headers.get('x-ratelimit-remaining') === '0'
  const pause = Number(headers.get('retry-after'))
  if (!isSpent && pause === 0) return undefined
  const reset = isSpent ? Number(headers.get('x-ratelimit-reset')) * 1000 : 0
  return new Date(reset || Date.now() + pause * 1000).toISOString().replace(/\.\d+/, '')
}

/** `fetch` has the reason of the system as the cause of its error, sometimes as a code only. */
function reasonOf(error: unknown): string {
  const cause = (error as Partial<Error>).cause ?? error
  const { code, message } = cause as Partial<NodeJS.ErrnoException>
  return message || (code ?? String(error))
}
