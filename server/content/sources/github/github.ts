import type { Language } from '../../../../src/language/languages'
import { readConfig } from '../../../configuration'
import { catalogues, commandTexts } from '../../../language/catalogues'
import { UserFacingError } from '../../../UserFacingError'
import { detectLanguage, interfaceLanguage } from '../../contentLanguage'
import { mainLanguage } from '../../translations'
import { responseSchemas, GithubApi, type Repository, type User } from './GithubApi'
import { selectRepositories, type Selection } from './selectRepositories'
import type { ReadSource } from '../contentOfSource'

export interface GithubOptions {
  repositories?: readonly string[]
}

/** The least share of the code of a repository with which a language is one of its keywords. */
const minimumShare = 0.05

/** With fewer stars, their number is no result to show. */
const minimumStars = 10

/**
 * Reads the public profile and repositories of a user or an organization of GitHub.
 * @throws UserFacingError if GitHub cannot be reached or refuses, or there is no such user
 */
export async function readGithub(
  name: string,
  { repositories: names }: GithubOptions = {},
): Promise<ReadSource> {
  const { api, user } = await findUser(name)
  const selection = await selectRepositories(api, user.login, names)
  const descriptions = selection.repositories.map(({ description }) => description)
  const language = detectLanguage([user.bio, descriptions]) ?? mainLanguage()
  const projects: Record<string, unknown>[] = []
  for (const repository of selection.repositories) {
    const path = `/repos/${repository.full_name}/languages`
    const languages = (await api.get(path, responseSchemas.languages)) ?? {}
    const image = selection.pictures.get(repository.full_name)
    const outcomes = outcomesOf(repository, interfaceLanguage(language))
    projects.push({ ...projectOf(repository, languages), image, outcomes })
  }
  const file = `github:${user.login}`
  return {
    kind: 'GitHub',
    resume: { basics: basicsOf(user), projects },
    notes: notesOf(user, selection, file),
    placeOf: () => ({ file }),
  }
}

export async function listGithub(name: string): Promise<Selection> {
  const { api, user } = await findUser(name)
  return selectRepositories(api, user.login)
}

async function findUser(name: string) {
  const api = new GithubApi(readConfig(process.env).github)
  const user = /^[\w-]+$/.test(name)
    ? await api.get(`/users/${name}`, responseSchemas.user)
    : undefined
  if (!user) throw new UserFacingError(({ github }) => github.unknownUser(name))
  return { api, user }
}

function basicsOf({ login, html_url, twitter_username: xName, ...user }: User) {
  const { name, bio: summary, location, blog: url, email, avatar_url: image } = user
  const github = { network: 'GitHub', username: login, url: html_url }
  const x = { network: 'X', username: xName, url: `https://x.com/${xName}` }
  const profiles = xName ? [github, x] : [github]
  return { name: name || login, summary, location, url, email, image, profiles }
}

function projectOf(repository: Repository, languages: Record<string, number>) {
  const { name, description, homepage, html_url, topics, created_at, pushed_at } = repository
  const years = [created_at, pushed_at].flatMap((date) => date?.slice(0, 4) ?? []).sort()
  return {
    name,
    description,
    keywords: [...mainLanguages(languages), ...(topics ?? [])],
    url: homepage === html_url ? undefined : homepage,
    repository: html_url,
    // A fork may be younger than its last push.
    ...{ startDate: years[0], endDate: years.at(-1) },
  }
}

/** The stars as a result, rounded down to two digits so that it seldom changes: `240+`. */
function outcomesOf({ stargazers_count: stars }: Repository, language: Language) {
  if (stars < minimumStars) return undefined
  const unit = 10 ** (String(stars).length - 2)
  const rounded = Math.floor(stars / unit) * unit
  const number = new Intl.NumberFormat(language, { notation: 'compact' }).format(rounded)
  const figure = rounded < stars ? `${number}+` : number
  return [{ figure, label: catalogues[language].content.stars }]
}

function mainLanguages(languages: Record<string, number>): string[] {
  const sizes = Object.entries(languages)
  const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0)
  return sizes
    .filter(([, bytes]) => bytes >= total * minimumShare)
    .sort(([, one], [, other]) => other - one)
    .map(([language]) => language)
}

function notesOf({ login, name, company }: User, { others }: Selection, file: string) {
  const texts = commandTexts().github
  const noted = (path: string, message: string, value = '') => {
    return { path: [path], value, message, file }
  }
  return {
    changed: name ? [] : [noted('name', texts.noName(login))],
    leftOut: [
      ...(company ? [noted('company', texts.company, company)] : []),
      ...(others.length > 0 ? [noted('repositories', texts.others, others.join(', '))] : []),
    ],
  }
}
