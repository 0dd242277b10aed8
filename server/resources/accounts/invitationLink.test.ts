import { en } from '../../language/en'
import { cleanUp } from '../../testing/cleanUp'
import { openTestDatabase } from '../../testing/testApp'
import { createStartInvitation } from './invitationLink'

afterAll(cleanUp)

const local = { publicUrl: undefined, studioUrl: undefined, port: 3000, basePath: '/karya/' }
const publicUrl = 'https://situs.example/karya'
const studioUrl = 'https://studio.situs.example/karya'
const here = 'http://localhost:3000/karya/studio/undangan#'

it.each([
  ['127.0.0.1', {}, here, undefined],
  ['127.0.0.1', { publicUrl }, here, `For ${publicUrl}, once it leads here, "npm run owner`],
  ['0.0.0.0', { publicUrl }, `${publicUrl}/studio/undangan#`, undefined],
  ['127.0.0.1', { publicUrl, studioUrl }, `${studioUrl}/studio/undangan#`, undefined],
])('prints at %s with %j a link that works', async (host, change, link, hint) => {
  const { database } = await openTestDatabase()
  const message = await createStartInvitation(database, { ...local, ...change, host })
  const [first = '', ...others] = message(en).split('\n')
  expect(first).toContain(`: ${link}`)
  expect(others).toEqual(hint === undefined ? [] : [expect.stringContaining(hint)])
})
