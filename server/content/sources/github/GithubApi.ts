import { Type, type Static } from 'typebox'
import { Maybe } from '../../../../src/contract/schema/values'
import { reasonOf } from '../download/fetchBytes'
import { UserFacingError } from '../../../UserFacingError'
import { compileSchema, type CompiledSchema } from '../../validate'

const Text = Type.String()

const User = Type.Object({
  ...{ login: Text, html_url: Text, name: Maybe(Text), bio: Maybe(Text), company: Maybe(Text) },
  ...{ location: Maybe(Text), blog: Maybe(Text), email: Maybe(Text), avatar_url: Maybe(Text) },
  twitter_username: Maybe(Text),
})
export type User = Static<typeof User>

/** An entry of `GET /users/NAME/repos`, or the response to `GET /repos/OWNER/NAME`. */
const Repository = Type.Object({
  ...{ name: Text, full_name: Text, html_url: Text, description: Maybe(Text) },
  ...{ private: Type.Boolean(), fork: Type.Boolean(), archived: Maybe(Type.Boolean()) },
  ...{ homepage: Maybe(Text), language: Maybe(Text), topics: Maybe(Type.Array(Text)) },
  stargazers_count: Type.Integer(),
  ...{ created_at: Maybe(Text), pushed_at: Maybe(Text) },
})
export type Repository = Static<typeof Repository>

const Preview = Type.Object({
  nameWithOwner: Text,
  /** Whether the owner has uploaded the picture; otherwise GitHub generates one. */
  usesCustomOpenGraphImage: Type.Boolean(),
  openGraphImageUrl: Text,
})
const Previews = Type.Object({ nodes: Maybe(Type.Array(Type.Union([Preview, Type.Null()]))) })
export type Previews = Static<typeof Previews>

/** The response to `pinnedQuery`; `data` lacks what the token may not read. */
const Pinned = Type.Object({
  data: Maybe(
    Type.Object({
      repositoryOwner: Maybe(
        Type.Object({ pinnedItems: Maybe(Previews), repositories: Maybe(Previews) }),
      ),
    }),
  ),
})

const pinnedQuery = `query ($login: String!) {
  repositoryOwner(login: $login) {
    ... on ProfileOwner {
      pinnedItems(first: 6, types: [REPOSITORY]) { nodes { ...preview } }
    }
    repositories(first: 100, privacy: PUBLIC, ownerAffiliations: [OWNER]) { nodes { ...preview } }
  }
}
fragment preview on Repository { nameWithOwner usesCustomOpenGraphImage openGraphImageUrl }`

export const responseSchemas = {
  user: compileSchema(User),
  repository: compileSchema(Repository),
  repositories: compileSchema(Type.Array(Repository)),
  languages: compileSchema(Type.Record(Text, Type.Integer())),
}
const pinnedSchema = compileSchema(Pinned)

const timeoutMs = 15_000

export class GithubApi {
  constructor(private readonly options: { apiUrl: string; token?: string }) {}

  get<T>(path: string, schema: CompiledSchema<T>): Promise<T | undefined> {
    return this.request(this.options.apiUrl + path, schema)
  }

  getPinned(login: string) {
    if (this.options.token === undefined) return undefined
    // GitHub Enterprise Server has the APIs at /api/v3 and /api/graphql.
    const address = `${this.options.apiUrl.replace(/\/v3$/, '')}/graphql`
    const body = JSON.stringify({ query: pinnedQuery, variables: { login } })
    return this.request(address, pinnedSchema, body)
  }

  private async request<T>(address: string, schema: CompiledSchema<T>, body?: string) {
    const { status, ok, headers, text } = await this.send(address, body)
    if (status === 404) return undefined
    if (status === 401) throw new UserFacingError(({ github }) => github.badToken)
    const { token } = this.options
    const time = status === 403 || status === 429 ? nextAttempt(headers) : undefined
    if (time)
      throw new UserFacingError(({ github }) => github.rateLimited(time, token !== undefined))
    if (!ok)
      throw new UserFacingError(({ github }) => github.failed(new URL(address).pathname, status))
    const data: unknown = await new Response(text).json().catch(() => undefined)
    if (!schema.isValid(data))
      throw new UserFacingError(({ github }) => github.notUnderstood(address))
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
      const { status, ok } = response
      return { status, ok, headers: response.headers, text: await response.text() }
    } catch (error) {
      throw new UserFacingError(({ github }) => {
        const reason = signal.aborted ? github.timeout(timeoutMs / 1000) : reasonOf(error)
        return github.noNetwork(new URL(address).host, reason)
      })
    }
  }
}

/** The time from which GitHub accepts requests again; undefined if it limits nothing. */
function nextAttempt(headers: Headers): string | undefined {
  const isSpent = headers.get('x-ratelimit-remaining') === '0'
  const pause = Number(headers.get('retry-after')) || 0
  if (!isSpent && pause === 0) return undefined
  const reset = isSpent ? Number(headers.get('x-ratelimit-reset')) * 1000 : 0
  return new Date(reset || Date.now() + pause * 1000).toISOString().replace(/\.\d+/, '')
}
