import { isInvited } from '../resources/accounts/ownerRepository'
import { prepareCommands } from '../testing/commands'
import { owner } from './owner'

const test = prepareCommands()

it.each([
  [{}, 'http://localhost:3000/studio/undangan#'],
  [{ BASE_PATH: '/karya/' }, 'http://localhost:3000/karya/studio/undangan#'],
  [
    { PUBLIC_URL: 'https://situs.example/karya/', BASE_PATH: '/karya/' },
    'https://situs.example/karya/studio/undangan#',
  ],
])('prints a link with a valid invitation for %j', async (env, beginning) => {
  Object.assign(process.env, env)
  await owner(['invite'])
  const [link = '', notice] = (test.lines[0] ?? '').split('\n')
  expect(link.startsWith(beginning)).toBe(true)
  expect(notice).toBe('The link is valid for 30 minutes and can be used once.')
  const [development] = /http:\/\/localhost:5173\S+/.exec(test.lines[1] ?? '') ?? []
  const expected = link.replace('http://localhost:3000', 'http://localhost:5173')
  expect(development).toBe('PUBLIC_URL' in env ? undefined : expected)
  expect(await isInvited(test.database, link.slice(beginning.length), Date.now())).toBe(true)
})

it.each([[[]], [['undang']], [['invite', 'lagi']]])('prints its usage for %j', async (args) => {
  await expect(owner(args)).rejects.toThrow(/^npm run owner -- invite/)
})

it('invites nobody without a studio', async () => {
  process.env.STUDIO = 'off'
  await expect(owner(['invite'])).rejects.toThrow(/^There is no studio/)
})
