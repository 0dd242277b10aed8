import { readdirSync, writeFileSync } from 'node:fs'
import { cleanUp, temporaryFile, temporaryFolder } from '../../testing/cleanUp'
import { cacheSocialImages } from './socialImageCache'

afterAll(cleanUp)

/** A cache in a new folder, with a function that counts what is drawn. */
function createCache(options: { maxFiles?: number; folders?: string[] } = {}) {
  const folder = temporaryFolder()
  const bundle = temporaryFile('imaging.cjs', 'first')
  const drawSocialImage = jest.fn(({ title }: { title: string }) =>
    Promise.resolve(Buffer.from(`picture of ${title}`)),
  )
  const warn = jest.fn()
  const open = () =>
    cacheSocialImages({ drawSocialImage, bundle, folders: [folder], warn, ...options })
  return { folder, bundle, drawSocialImage, warn, open }
}

const content = { title: 'Satu', description: '', owner: '' }

it('draws what is shown once, also for another process, until the code has changed', async () => {
  const { bundle, drawSocialImage, open } = createCache()
  const draw = open()
  expect(String(await draw(content))).toBe('picture of Satu')
  expect(String(await draw(content))).toBe('picture of Satu')
  expect(String(await open()(content))).toBe('picture of Satu')
  expect(drawSocialImage).toHaveBeenCalledTimes(1)
  expect(String(await draw({ ...content, title: 'Dua' }))).toBe('picture of Dua')
  writeFileSync(bundle, 'second')
  await open()(content)
  expect(drawSocialImage).toHaveBeenCalledTimes(3)
})

it('deletes the oldest images above the limit', async () => {
  const { folder, open } = createCache({ maxFiles: 10 })
  const draw = open()
  for (let number = 1; number <= 100; number += 1) {
    await draw({ ...content, title: String(number) })
  }
  expect(readdirSync(folder)).toHaveLength(10)
})

it('draws without a folder that can be written to', async () => {
  const { warn, drawSocialImage, open } = createCache({ folders: ['/dev/null/previews'] })
  const draw = open()
  expect(String(await draw(content))).toBe('picture of Satu')
  expect(String(await draw(content))).toBe('picture of Satu')
  expect(drawSocialImage).toHaveBeenCalledTimes(2)
  expect(warn).toHaveBeenCalledTimes(1)
})
