import { readdirSync } from 'node:fs'
import path from 'node:path'
import { createPictures, drawHalves } from '../testing/pictures'
import { cleanUp } from '../testing/cleanUp'
import { BackgroundConversion } from './BackgroundConversion'

afterEach(cleanUp)

const drawPicture = async () => (await drawHalves(40, 20)).webp().toBuffer()

function createConversion() {
  const pictures = createPictures()
  const onMetadata = jest.fn()
  const onError = jest.fn()
  const conversion = new BackgroundConversion({ store: pictures.store, onMetadata, onError })
  const read = jest.spyOn(pictures.store, 'read')
  return { ...pictures, conversion, onMetadata, onError, read }
}

it('converts the pictures of the folder once, and those that are added', async () => {
  const { conversion, onMetadata, onError, write, cache, read } = createConversion()
  write('a.webp', await drawPicture())
  await conversion.schedule()
  const [folder = ''] = readdirSync(cache)
  expect(readdirSync(path.join(cache, folder))).toHaveLength(8)
  expect(onMetadata).toHaveBeenCalledTimes(1)
  read.mockClear()
  await conversion.schedule()
  expect(read).not.toHaveBeenCalled()
  write('b.webp', await (await drawHalves(60, 20)).webp().toBuffer())
  await conversion.schedule()
  expect(readdirSync(cache)).toHaveLength(2)
  expect(onMetadata).toHaveBeenCalledTimes(2)
  expect(onError).not.toHaveBeenCalled()
})

it('reports a broken picture or folder, and converts the others', async () => {
  const { conversion, write, cache, warnings, onError, store } = createConversion()
  jest.spyOn(store, 'list').mockRejectedValueOnce(new Error('sengaja'))
  await conversion.schedule()
  expect(onError).toHaveBeenCalledWith(new Error('sengaja'))
  write('a.webp', 'bukan gambar')
  write('b.webp', await drawPicture())
  await conversion.schedule()
  expect(warnings).toEqual([expect.stringContaining('public/pictures/a.webp cannot be shown')])
  expect(readdirSync(cache)).toHaveLength(1)
  expect(onError).toHaveBeenCalledTimes(1)
})

it('stops after the conversion that is going on', async () => {
  const { conversion, write, read } = createConversion()
  for (const name of ['a.webp', 'b.webp', 'c.webp']) write(name, await drawPicture())
  void conversion.schedule()
  await conversion.stop()
  expect(read.mock.calls.length).toBeLessThan(2)
  await conversion.schedule()
  expect(read.mock.calls.length).toBeLessThan(2)
})
