import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { paths } from '../paths'
import { temporaryFolder } from '../testing/cleanUp'
import { buildContent, contentPost } from '../testing/content'
import { openTestDatabase } from '../testing/testApp'
import { readState } from './export'

it('exports again when a planned post has appeared, or a bundle has changed', async () => {
  const folder = temporaryFolder({ 'renderPage.cjs': '', 'imaging.cjs': '', 'dist/index.html': '' })
  const imaging = path.join(folder, 'imaging.cjs')
  jest.replaceProperty(paths, 'site', path.join(folder, 'dist'))
  jest.replaceProperty(paths, 'renderer', path.join(folder, 'renderPage.cjs'))
  jest.replaceProperty(paths, 'imaging', imaging)
  const posts = [contentPost(1, { publishedAt: '2026-11-27T14:00:00Z' })]
  const { database } = await openTestDatabase(buildContent({ posts }))
  const stateAt = (time: string) => {
    const now = new Date(time)
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['nextTick', 'setImmediate'], now })
    return readState(database, [], {}).finally(() => jest.useRealTimers())
  }
  const before = await stateAt('2026-11-27T13:58:00Z')
  expect(await stateAt('2026-11-27T13:59:00Z')).toBe(before)
  const after = await stateAt('2026-11-27T14:01:00Z')
  expect(after).not.toBe(before)
  writeFileSync(imaging, 'new')
  expect(await stateAt('2026-11-27T14:01:00Z')).not.toBe(after)
})
