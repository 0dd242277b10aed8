/**
 * Draws the sample pictures and the site's icons anew into public/, and notes what the former
 * look like, for `npm run doctor` to find them on an owner's site.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { ensureChromium } from '../lib/chromium.mjs'
import { icon, linkedin, preview } from './brand.mjs'
import { documentation } from './documentation.mjs'
import { avatars, profile } from './people.mjs'
import { projects } from './projects.mjs'

const root = path.resolve(import.meta.dirname, '..', '..')
const font = readFileSync(
  path.join(
    root,
    'node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
  ),
).toString('base64')

const within = (folder, pictures) =>
  Object.entries(pictures).map(([name, drawing]) => [`pictures/${folder}/${name}.webp`, drawing])

const files = [
  ...within('projects', projects),
  ...within('customers', avatars),
  ...within('testimonials', documentation),
  ['pictures/profile.webp', profile],
  ['pictures/og-default.png', preview],
  ['icons/icon-192.png', icon(192)],
  ['icons/icon-512.png', icon(512)],
  ['icons/apple-touch-icon.png', icon(180)],
]

// The marks of technologies come from simple-icons, under its names.
const icons = path.join(root, 'public/icons/skills')
for (const file of readdirSync(icons)) {
  const drawing = readFileSync(path.join(root, 'node_modules/simple-icons/icons', file), 'utf8')
  writeFileSync(path.join(icons, file), drawing.replace('<path ', '<path id="icon" '))
}

// Those of networks are on every page, so that they come in one file.
const networks = ['github', 'x', 'instagram'].map((name) => {
  const drawing = readFileSync(
    path.join(root, `node_modules/simple-icons/icons/${name}.svg`),
    'utf8',
  )
  return [name, / d="([^"]+)"/.exec(drawing)[1]]
})
writeFileSync(
  path.join(root, 'public/icons/social.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${[...networks, ['linkedin', linkedin]]
    .map(([name, outline]) => `<path id="${name}" d="${outline}"/>\n`)
    .join('')}</svg>\n`,
)

const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage()

/** What a drawing looks like, as the bytes of a PNG. */
async function draw({ width, height, svg }) {
  await page.setViewportSize({ width, height })
  await page.setContent(
    `<style>@font-face{font-family:P;src:url(data:font/woff2;base64,${font});font-weight:200 800}body{margin:0}svg{display:block;font-family:P}</style><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${svg}</svg>`,
  )
  await page.evaluate(() => document.fonts.ready)
  return page.screenshot({ type: 'png' })
}

/** The same picture as WebP: the browser knows how. */
async function toWebp(png) {
  const address = await page.evaluate(
    async (source) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), {
        width: image.width,
        height: image.height,
      })
      canvas.getContext('2d').drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', 0.8)
    },
    `data:image/png;base64,${png.toString('base64')}`,
  )
  return Buffer.from(address.split(',')[1], 'base64')
}

const samples = {}
for (const [name, drawing] of files) {
  const file = path.join(root, 'public', name)
  mkdirSync(path.dirname(file), { recursive: true })
  const png = await draw(drawing)
  const bytes = name.endsWith('.webp') ? await toWebp(png) : png
  writeFileSync(file, bytes)
  if (name.endsWith('.webp')) {
    samples[`/${name}`] = createHash('sha256').update(bytes).digest('hex')
  }
  console.log(`${name} ${Math.ceil(bytes.length / 1024)} KB`)
}
await browser.close()
const sorted = Object.fromEntries(Object.entries(samples).sort())
writeFileSync(
  path.join(root, 'content', 'sample-pictures.json'),
  `${JSON.stringify(sorted, null, 2)}\n`,
)
