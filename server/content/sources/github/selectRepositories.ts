import { UserFacingError } from '../../../UserFacingError'
import { responseSchemas, type Previews, type Repository, type GithubApi } from './GithubApi'

const maxRepositories = 12

const pageSize = 100
const maxPages = 10

export type Selection = Awaited<ReturnType<typeof selectRepositories>>

/**
 * Selects the repositories with the names; without names those that the profile pins, which only a
 * token can read, or those with the most stars.
 * @returns also the names of others, and the pictures that the owner has uploaded, by full names
 */
export async function selectRepositories(api: GithubApi, login: string, names?: readonly string[]) {
  const own = (await listRepositories(api, login)).filter((one) => !one.private).sort(compare)
  const owner = (await api.getPinned(login))?.data?.repositoryOwner
  const [pins, previews] = [nodesOf(owner?.pinnedItems), nodesOf(owner?.repositories)]
  const custom = [...previews, ...pins].filter((one) => one.usesCustomOpenGraphImage)
  const pictures = new Map(custom.map((one) => [one.nameWithOwner, one.openGraphImageUrl]))
  if (names) return { own, repositories: findByName(own, names), others: [], pictures }
  const shown = own.filter((one) => isWork(one, login))
  const pinnedOnes: Repository[] = []
  for (const { nameWithOwner: name } of pins) {
    // A pinned one may be of another owner.
    const known = own.find(({ full_name }) => full_name === name)
    const repository = known ?? (await api.get(`/repos/${name}`, responseSchemas.repository))
    if (repository && !repository.private) pinnedOnes.push(repository)
  }
  const repositories = pinnedOnes.length > 0 ? pinnedOnes : shown.slice(0, maxRepositories)
  const others = shown.filter((one) => !repositories.includes(one)).map(({ name }) => name)
  return { own, repositories, others, pictures }
}

const nodesOf = (list: Previews | null | undefined) =>
  (list?.nodes ?? []).filter((node) => node !== null)

async function listRepositories(api: GithubApi, login: string): Promise<Repository[]> {
  const all: Repository[] = []
  for (let page = 1; page <= maxPages; page += 1) {
    const query = `per_page=${pageSize}&type=owner&sort=pushed&page=${page}`
    const found =
      (await api.get(`/users/${login}/repos?${query}`, responseSchemas.repositories)) ?? []
    all.push(...found)
    if (found.length < pageSize) break
  }
  return all
}

function isWork({ name, fork, archived }: Repository, login: string): boolean {
  const isPage = name === '.github' || name.toLowerCase() === login.toLowerCase()
  return !fork && !archived && !isPage
}

function compare(one: Repository, other: Repository): number {
  const stars = other.stargazers_count - one.stargazers_count
  return stars || ((one.pushed_at ?? '') < (other.pushed_at ?? '') ? 1 : -1)
}

function findByName(own: readonly Repository[], names: readonly string[]): Repository[] {
  const find = (name: string) => own.find((one) => one.name.toLowerCase() === name.toLowerCase())
  const unknown = names.filter((name) => !find(name))
  if (unknown.length > 0) {
    const available = own.map(({ name }) => name).sort()
    throw new UserFacingError(({ github }) =>
      github.unknownRepositories(unknown.join(', '), available.join(', ')),
    )
  }
  return [...new Set(names.map(find))].filter((one) => one !== undefined)
}
