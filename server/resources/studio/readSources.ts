import type { GithubRepository, ImportPreviewInput } from '../../../src/contract/imports'
import { exportContent } from '../../content/exportContent'
import { readAddresses } from '../../content/merge/importedContent'
import {
  withPictures,
  type StoredAddresses,
  type ImportWithPictures,
} from '../../content/sources/download/downloadPictures'
import { listGithub } from '../../content/sources/github/github'
import { readGithubImport, readUploadedFiles } from '../../content/sources/readImport'
import type { Db } from '../../database/schema'

/**
 * Reads what the owner imports, with the pictures on other hosts.
 * @throws UserFacingError that says what is wrong, or what is accepted
 */
export async function readSources(
  db: Db,
  { files = [], github }: ImportPreviewInput,
): Promise<ImportWithPictures[]> {
  const read = readUploadedFiles(
    files.map(({ path, base64 }) => ({ path, bytes: Buffer.from(base64, 'base64') })),
  )
  if (github) read.push(await readGithubImport(github.name, github))
  const known = await readAddresses(db)
  return Promise.all(read.map((one) => withPictures(one, known)))
}

export function joinAddresses(read: readonly ImportWithPictures[]): StoredAddresses {
  return new Map(read.flatMap(({ addresses }) => [...addresses]))
}

/**
 * Lists the repositories of a user of GitHub. Selected are those that the site has, or those that an
 * import takes by default.
 * @throws UserFacingError if GitHub cannot be reached or refuses, or there is no such user
 */
export async function listRepositories(db: Db, name: string): Promise<GithubRepository[]> {
  const { own, repositories } = await listGithub(name)
  const { projects } = await exportContent(db)
  const links = new Set(projects.map(({ link_code }) => link_code))
  const known = own.filter(({ html_url }) => links.has(html_url))
  const selected = known.length > 0 ? known : repositories
  const others = own.filter((one) => !selected.includes(one))
  return [...own.filter((one) => selected.includes(one)), ...others].map((one) => ({
    name: one.name,
    description: one.description,
    stars: one.stargazers_count,
    language: one.language,
    is_selected: selected.includes(one),
  }))
}
