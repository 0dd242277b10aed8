import path from 'node:path'
import { openContentDatabase } from '../../content/openContentDatabase'
import { paths } from '../../paths'
import { createToken, hashSubscription } from '../../resources/subscribers/links'
import { bundleServer, ServerProcess } from '../../testing/serverProcess'
import { cleanUp, temporaryFolder } from '../../testing/cleanUp'

afterAll(cleanUp)

it('keeps a confirmed subscription when the server is killed after its response', async () => {
  const bundle = await bundleServer()
  const DATA_DIR = temporaryFolder()
  const open = () => openContentDatabase({ dataDir: DATA_DIR, contentFile: paths.sampleContent })
  const email = 'budi@example.com'
  const token = createToken()
  const before = await open()
  await before
    .insertInto('pending_subscriptions')
    .values({ hash: hashSubscription(email, token), expires_at: Date.now() + 60_000 })
    .execute()
  await before.destroy()

  const server = new ServerProcess(bundle, [], { DATA_DIR })
  const query = new URLSearchParams({ email, token }).toString()
  const response = await fetch(`${await server.address()}/subscription/confirm?${query}`, {
    method: 'POST',
    redirect: 'manual',
  })
  await server.kill('SIGKILL')
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    '/subscription/confirmed',
  ])

  const after = await open()
  const stored = await after.selectFrom('subscribers').select(['email', 'token']).execute()
  await after.destroy()
  expect(stored).toEqual([{ email, token }])
  const commands = path.join(path.dirname(bundle), 'commands.cjs')
  const listed = await new ServerProcess(commands, ['subscribers'], { DATA_DIR }).ended
  expect(listed).toMatchObject({ code: 0, errors: '' })
  expect(listed.output).toMatch(/^\S+Z {2}budi@example\.com\n$/)
})
