import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { SiteLanguagesData } from '../../../src/contract/studio'
import { buildApp } from '../../app'
import { cleanUp, onCleanUp, temporaryFolder } from '../../testing/cleanUp'
import { StudioClient } from '../../testing/StudioClient'
import { openTestDatabase } from '../../testing/testApp'

afterEach(cleanUp)

async function open(settingsFile?: string) {
  const { database } = await openTestDatabase()
  const app = await buildApp({ database, languages: ['id'], settingsFile })
  onCleanUp(() => app.close())
  return StudioClient.signedIn(app)
}

it('changes the languages of the site in the file with the settings', async () => {
  const file = path.join(temporaryFolder(), '.env')
  writeFileSync(file, '# Situs\n#SITE_LANGUAGES=id,en\nPORT=3000\n')
  const client = await open(file)
  const read = async () => (await client.send<SiteLanguagesData>('GET', '/studio/languages')).data
  expect(await read()).toEqual({ languages: ['id'], needs_restart: false, is_fixed: false })
  await client.send('PUT', '/studio/languages', { languages: ['en', 'id'] })
  expect(await read()).toEqual({ languages: ['en', 'id'], needs_restart: true, is_fixed: false })
  expect(readFileSync(file, 'utf8')).toBe('# Situs\nSITE_LANGUAGES=en,id\nPORT=3000\n')
})

it.each([[[]], [['de']], [['id', 'id']]])('refuses the languages %j', async (languages) => {
  const client = await open(path.join(temporaryFolder(), '.env'))
  const { statusCode } = await client.send('PUT', '/studio/languages', { languages })
  expect(statusCode).toBe(400)
})

it('cannot change what the environment has set', async () => {
  const client = await open()
  const { statusCode, errors } = await client.send('PUT', '/studio/languages', {
    languages: ['en'],
  })
  expect([statusCode, errors?.[0]?.message]).toEqual([
    409,
    'are set by SITE_LANGUAGES of the server',
  ])
})
