import { catalogues } from '../../../language/catalogues'
import { readRecorded, recordedAnswer, startGithub } from '../../../testing/githubServer'
import type { Answer, Json } from '../../../testing/githubServer'
import { asFile, recordImport } from '../../../testing/resumeFixtures'
import { UserFacingError } from '../../../UserFacingError'
import { findMistakes } from '../../validate'
import { readGithub } from './github'
import { readImport } from '../readImport'
import type { ReadSource } from '../contentOfSource'

const errors = readRecorded('errors')

/** Requests since the test has begun: method, address and authorization. */
const requests: string[] = []
let answer: (url: URL) => Answer | undefined

beforeAll(async () => {
  const url = await startGithub((address, request) => {
    requests.push([request.method, request.url, request.headers.authorization].join(' ').trim())
    return answer(address)
  })
  process.env.GITHUB_API_URL = `${url}/`
})
beforeEach(() => {
  answer = recordedAnswer
  requests.length = 0
})
afterEach(() => {
  delete process.env.GITHUB_TOKEN
})

const projectsOf = ({ resume }: ReadSource) => resume?.projects as Json[]
const namesOf = (source: ReadSource) => projectsOf(source).map(({ name }) => name)

/** The message with which the import fails. */
async function failure(name = 'ratnakirana', repositories?: string[]): Promise<string> {
  const error: unknown = await readGithub(name, { repositories }).catch((one: unknown) => one)
  if (!(error instanceof UserFacingError)) throw new Error('no UserFacingError was thrown')
  // The other language must not fail.
  expect(error.text(catalogues.id)).not.toBe(error.message)
  return error.message
}

it('reads a user as recorded, which is valid content', async () => {
  const { placeOf } = await readGithub('ratnakirana')
  expect(placeOf(['basics'])).toEqual({ file: 'github:ratnakirana' })
  const [source] = await readImport('github:ratnakirana')
  expect(findMistakes(asFile(source!.content))).toEqual([])
  expect(`\n${recordImport(source!)}`).toMatchSnapshot()
})

describe('repositories', () => {
  it('are those of the user with the most stars, then the latest', async () => {
    const source = await readGithub('ratnakirana')
    expect(namesOf(source)).toEqual([
      'peta-mercusuar',
      'pasang-surut',
      'dotfiles',
      'catatan',
      'kosong',
    ])
    expect(requests).not.toContain('POST /graphql')
    expect(projectsOf(source)[2]).toMatchObject({ url: undefined, keywords: ['Shell'] })
    expect(projectsOf(source)[4]).toMatchObject({ keywords: [], image: undefined })
  })

  it('are the pinned ones with a token, with the pictures of their owners', async () => {
    process.env.GITHUB_TOKEN = 'github_pat_contoh'
    const source = await readGithub('ratnakirana')
    expect(projectsOf(source)).toMatchObject([
      {
        name: 'peta-mercusuar',
        image: expect.stringMatching(/^https:\/\/repository-images\./) as string,
      },
      { name: 'pelampung', image: undefined, keywords: ['Rust', 'iot'] },
    ])
    expect(requests.every((one) => one.endsWith(' Bearer github_pat_contoh'))).toBe(true)
    expect(requests).toContain('POST /graphql Bearer github_pat_contoh')
  })
})

describe('fails with a message that says what to do', () => {
  it.each(['hilang', '', 'a/b', '../orgs'])('for the unknown user "%s"', async (name) => {
    expect(await failure(name)).toContain(`GitHub has no user "${name}"`)
    expect(requests).toEqual(name === 'hilang' ? ['GET /users/hilang'] : [])
  })

  it('if the token is wrong', async () => {
    process.env.GITHUB_TOKEN = 'salah'
    answer = () => [401, errors.badCredentials]
    expect(await failure()).toMatch(/^GitHub does not accept GITHUB_TOKEN/)
  })

  it.each([403, 429])('if the hourly limit is reached, with status %i', async (status) => {
    const headers = { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': '1773500400' }
    answer = () => [status, errors.rateLimit, headers]
    expect(await failure()).toBe(
      'GitHub refuses further requests until 2026-03-14T15:00:00Z: try again then, or set GITHUB_TOKEN, with which more are allowed.',
    )
    process.env.GITHUB_TOKEN = 'github_pat_contoh'
    expect(await failure()).toMatch(/until 2026-03-14T15:00:00Z: try again then\.$/)
  })

  it.each<[number, unknown, string, Record<string, string>?]>([
    // A proxy asks for a pause.
    [429, errors.blocked, 'with status 429', { 'Retry-After': 'Sat, 14 Mar 2026 15:00:00 GMT' }],
    [500, 'Server Error', 'GitHub responded to /users/ratnakirana with status 500'],
    [403, errors.blocked, 'GitHub responded to /users/ratnakirana with status 403'],
    [200, '<!doctype html>', '/users/ratnakirana does not respond as GitHub does'],
    [200, { login: 1 }, '/users/ratnakirana does not respond as GitHub does'],
  ])('for the status %i with %j', async (...row) => {
    const [status, body, message, headers] = row
    answer = () => [status, body, headers]
    expect(await failure()).toContain(message)
  })
})
