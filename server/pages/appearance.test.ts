import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { DocumentHost } from '../../src/contract/messages'
import { palettesOf } from '../../src/theme/dyes'
import { paletteStyle, paletteStyleOf } from '../../src/theme/paletteStyle'
import { paths } from '../paths'
import { createRenderer, createSiteFolder, emptyPage, emptyParts } from '../testing/siteFolder'
import { createTestApp, send } from '../testing/testApp'
import { drawIcon } from './socialImages/drawSocialImage'
import type { SocialImageContent } from './socialImages/socialImages'

const head = `${readFileSync(path.join(paths.root, 'src/boot/head.html'), 'utf8')}<style>${paletteStyle}</style>`
const preload =
  '<link rel="preload" href="/assets/plus-jakarta-sans-latin.woff2" as="font" type="font/woff2" />'
const publicFolder = path.join(paths.root, 'public')

let app: FastifyInstance
let hosts: (DocumentHost | undefined)[]
let socialImages: SocialImageContent[]
let canRender: boolean

const renderer = createRenderer({
  renderPage: (_url, _transport, host) => {
    hosts.push(host)
    const metadata = { path: '/', section: 'Proyek', ownerName: 'Ana', description: '' }
    return Promise.resolve(canRender ? { ...emptyParts, metadata } : undefined)
  },
})

const drawSocialImage = (content: SocialImageContent) => {
  socialImages.push(content)
  return Promise.resolve(Buffer.from('png'))
}

beforeAll(async () => {
  const withHead = emptyPage.replace('<head>', `<head>${head}`)
  const folder = createSiteFolder(withHead.replace('<body>', `<body>${preload}`))
  for (const file of ['favicon.svg', 'site.webmanifest']) {
    copyFileSync(path.join(publicFolder, file), path.join(folder, file))
  }
  const site = { folder, renderer, drawSocialImage, drawIcon }
  ;({ app } = await createTestApp(undefined, site))
})
beforeEach(async () => {
  await change({ dye: null, type: null, cloth: null, menu: null })
  ;[hosts, socialImages, canRender] = [[], [], true]
})

const read = async (url: string) => await app.inject(url)
const change = (changes: object) => send(app, 'PUT', '/appearance', changes)
const select = (dye: string | null) => change({ dye })

const jati = palettesOf('jati')

it('sends the document of the build with the default dye', async () => {
  for (const dye of [null, 'nila']) {
    await select(dye)
    const { body } = await read('/projects')
    expect(body).toContain(head)
    expect(body).not.toContain('data-appearance')
  }
  expect(hosts.map((host) => host?.appearance)).toEqual([undefined, undefined])
})

it('sends rendered pages in the colours of the selected dye at the next request', async () => {
  const before = await read('/projects')
  await select('jati')
  const after = await read('/projects')
  expect(after.headers.etag).not.toBe(before.headers.etag)
  expect(after.body).toContain(`<style>${paletteStyleOf(jati)}</style>`)
  expect(after.body).not.toContain(paletteStyle)
  expect(after.body).toContain('<html data-appearance="{&quot;dye&quot;:&quot;jati&quot;}"')
  expect(after.body).toContain(
    `<meta name="theme-color" content="${jati.light.surface}" media="(prefers-color-scheme: light)"`,
  )
  expect(after.body).toContain(`content="${jati.dark.surface}"`)
  expect(after.body).toContain('href="/favicon.svg?jati-kawung-4816"')
  expect(hosts.at(-1)).toMatchObject({ appearance: '{"dye":"jati"}' })
  await select('nila')
  expect((await read('/projects')).body).toBe(before.body)
})

it('sends pages with the selected typeface, cloth and lists', async () => {
  await change({ type: 'pustaka', cloth: 'parang', menu: ['projects', 'contact'] })
  const { body } = await read('/projects')
  expect(body).toContain(paletteStyle)
  expect(body).toContain("src:url(/fonts/lora.woff2) format('woff2')")
  expect(body).toContain('<link rel="preload" href="/fonts/lora.woff2" as="font"')
  expect(body).not.toContain('/assets/plus-jakarta-sans')
  const appearance = { cloth: 'parang', type: 'pustaka', menu: ['projects', 'contact'] }
  expect(JSON.parse(hosts.at(-1)?.appearance ?? '')).toEqual(appearance)
  expect(existsSync(path.join(publicFolder, 'fonts', 'lora.woff2'))).toBe(true)
  // The document without a page, too.
  canRender = false
  await change({ type: 'bengkel', cloth: 'none', dye: 'jati' })
  const empty = (await read('/projects')).body
  expect(empty).toContain(paletteStyleOf(jati))
  expect(empty).toContain('<link rel="preload" href="/fonts/space-grotesk.woff2" as="font"')
})

it('draws icons and social images with the cloth of the owner in the dye of the site', async () => {
  const icon = await read('/favicon.svg')
  expect(icon.body).toContain(`fill="${palettesOf('nila').light.dyed}"`)
  await select('jati')
  const coloured = await read('/favicon.svg?jati-kawung-4816')
  expect(coloured.body).toBe(
    icon.body
      .replaceAll(palettesOf('nila').light.dyed, jati.light.dyed)
      .replaceAll(palettesOf('nila').light.onDyed, jati.light.onDyed),
  )
  expect(coloured.headers).toMatchObject({
    'content-type': icon.headers['content-type'],
    'cache-control': icon.headers['cache-control'],
  })
  expect((await read('/site.webmanifest')).json()).toMatchObject({
    theme_color: jati.light.surface,
    icons: [
      { src: 'icons/icon-192.png?jati-kawung-4816' },
      { src: 'icons/icon-512.png?jati-kawung-4816' },
    ],
  })
  await change({ cloth: 'parang' })
  await read('/previews/projects.png')
  await change({ cloth: 'none' })
  expect((await read('/favicon.svg')).body).toContain('<circle')
  await read('/previews/projects.png')
  expect(socialImages).toMatchObject([
    { title: 'Proyek', dye: 'jati', ownTile: expect.stringMatching(/^parang-/) as string },
    { title: 'Proyek', dye: 'jati', ownTile: undefined },
  ])
})
