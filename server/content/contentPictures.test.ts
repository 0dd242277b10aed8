import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { write } from '../database/contentWrites'
import { encodeUpload } from '../pictures/encodeUpload'
import { hashOf, listPictures, storePicture, updatePicture } from '../pictures/repository'
import { storedPictures } from '../pictures/repository'
import { takePhotograph } from '../testing/pictures'
import { cleanUp, temporaryFolder } from '../testing/cleanUp'
import { openTestDatabase } from '../testing/testApp'
import { checkPictureFiles, exportPictures, importPictures } from './contentPictures'

afterAll(cleanUp)

/** A database with a picture, exported beside a content file. */
async function exportPicture() {
  const { database } = await openTestDatabase()
  const encoded = await encodeUpload(await takePhotograph())
  if ('refused' in encoded) throw new Error(encoded.refused.message)
  const hash = await write(database, async (transaction) => {
    const stored = await storePicture(transaction, encoded)
    await updatePicture(transaction, stored.hash, { alt: 'Sawah', focus: { x: 20, y: 80 } })
    return stored.hash
  })
  const contentFile = path.join(temporaryFolder(), 'content.yaml')
  expect(await exportPictures(database, contentFile)).toBe(1)
  const folder = path.join(path.dirname(contentFile), 'pictures')
  return { database, hash, contentFile, folder, bytes: encoded.bytes }
}

it('brings exported pictures into another database, with all that belongs to them', async () => {
  const { database, hash, contentFile, folder, bytes } = await exportPicture()
  expect(readdirSync(folder).sort()).toEqual([`${hash}.jpg`, 'pictures.json'])
  writeFileSync(path.join(folder, 'catatan.txt'), 'bukan gambar')
  const { database: other } = await openTestDatabase()
  expect(await importPictures(other, contentFile)).toBe(1)
  expect(await listPictures(other)).toEqual(await listPictures(database))
  expect(await storedPictures(other).read(`stored/${hash}.jpg`)).toEqual(bytes)
  await exportPictures(database, contentFile)
  expect(readdirSync(folder)).toHaveLength(3)
})

it('changes no picture that is stored already', async () => {
  const { database, hash, contentFile } = await exportPicture()
  await write(database, (transaction) => updatePicture(transaction, hash, { alt: 'Ladang' }))
  await importPictures(database, contentFile)
  expect((await listPictures(database)).map(({ alt }) => alt)).toEqual(['Ladang'])
})

it('names files that were changed or are no pictures, and stores nothing', async () => {
  const { hash, contentFile, folder } = await exportPicture()
  renameSync(path.join(folder, `${hash}.jpg`), path.join(folder, `${'0'.repeat(64)}.jpg`))
  const text = 'bukan gambar'
  writeFileSync(path.join(folder, `${hashOf(Buffer.from(text))}.png`), text)
  const { database } = await openTestDatabase()
  await expect(importPictures(database, contentFile)).rejects.toThrow(
    /0000\.jpg: has been changed[^]*\.png: is not a picture/,
  )
  expect(await listPictures(database)).toEqual([])
})

it('names the line of a mistake in pictures.json', async () => {
  const { contentFile, folder } = await exportPicture()
  const index = path.join(folder, 'pictures.json')
  writeFileSync(index, readFileSync(index, 'utf8').replace('"x": 20', '"x": 120'))
  await expect(checkPictureFiles(contentFile)).rejects.toThrow(/pictures\.json:\d+ .*focus\.x/)
})

it('writes no folder without pictures', async () => {
  const { database } = await openTestDatabase()
  const contentFile = path.join(temporaryFolder(), 'content.yaml')
  expect(await exportPictures(database, contentFile)).toBe(0)
  expect(existsSync(path.join(path.dirname(contentFile), 'pictures'))).toBe(false)
  expect(await checkPictureFiles(contentFile)).toEqual([])
})
