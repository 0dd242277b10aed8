import path from 'node:path'
import { Pool } from 'pg'
import { stringify } from 'yaml'
import { exportContent } from '../../content/database/exportContent'
import { openContentDatabase } from '../../content/database/openContentDatabase'
import { hashOf } from '../../pictures/repository'
import { onCleanUp, temporaryFolder } from '../../testing/cleanUp'
import { buildContent } from '../../testing/content'
import { createPostgres, discardPostgres } from '../../testing/testDatabase'

it('stores nothing where a picture beside the content is damaged', async () => {
  const databaseUrl = await createPostgres('template1')
  onCleanUp(() => discardPostgres(databaseUrl))
  const open = (files: Record<string, string>) => {
    const dataDir = temporaryFolder(files)
    const contentFile = path.join(dataDir, 'content.yaml')
    return openContentDatabase({ dataDir, contentFile, databaseUrl })
  }
  const damaged = `pictures/${hashOf(Buffer.from('x'))}.png`
  const first = open({ 'content.yaml': stringify(buildContent()), [damaged]: 'x' })
  const end = jest.spyOn(Pool.prototype, 'end')
  await expect(first).rejects.toThrow(/\.png: is not a picture/)
  expect(end).toHaveBeenCalledTimes(1)
  const content = buildContent({ profile: { full_name: 'Sari Contoh' } })
  const db = await open({ 'content.yaml': stringify(content) })
  expect((await exportContent(db)).profile.full_name).toBe('Sari Contoh')
  await db.destroy()
})
