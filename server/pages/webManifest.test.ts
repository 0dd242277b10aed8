import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { paths } from '../paths'
import { nameManifest } from './webManifest'

const template = JSON.stringify({ name: 'Portofolio', short_name: 'Portofolio', start_url: './' })

it.each([
  ['Raka Contoh', 'Raka Contoh'],
  ['Raden Ajeng Kusumaningtyas', 'Raden'],
  ['Kusumaningtyas', 'Kusumaningtyas'],
])('names the site after %s, in short %s', (name, short) => {
  expect(JSON.parse(nameManifest(template, name))).toEqual({
    name,
    short_name: short,
    start_url: './',
  })
})

it('lists icons that exist in the listed sizes', async () => {
  const folder = path.join(paths.root, 'public')
  const { icons } = JSON.parse(readFileSync(path.join(folder, 'site.webmanifest'), 'utf8')) as {
    icons: { src: string; sizes: string }[]
  }
  expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512'])
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(path.join(folder, src)).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})
