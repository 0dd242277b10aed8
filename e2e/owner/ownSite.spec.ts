import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { parse } from 'yaml'
import { findProcesses } from '../../scripts/lib/processes.mjs'
import { ProjectCopy } from '../helpers/ProjectCopy'

// One after another on one site, which follows the README.
test.describe.configure({ mode: 'serial', timeout: 300_000 })

const root = path.resolve(__dirname, '../..')

let project: ProjectCopy
let site: Awaited<ReturnType<ProjectCopy['startSite']>>

test.beforeAll(async () => {
  project = new ProjectCopy({})
  const create = { width: 640, height: 400, channels: 3, background: '#357' } as const
  const picture = await sharp({ create }).webp().toBuffer()
  for (const name of ['sendiri', 'posts/kasir']) {
    project.write(`public/pictures/${name}.webp`, picture)
  }
})
test.afterAll(() => project.remove())

/** The first example of a Markdown block below a heading of docs/writing.md. */
function exampleBelow(heading: string): string {
  const guide = readFileSync(path.join(root, 'docs', 'writing.md'), 'utf8')
  expect(guide).toContain('Create `content/own/posts/SLUG.md`')
  const [, chapter = ''] = guide.split(`## ${heading}\n`)
  return /```markdown\n([\s\S]*?)```/.exec(chapter)?.[1] ?? ''
}

const ownContent = `
profile:
  full_name: Wayan Sukma
  current_job_title: Pengembang Web
  bio: Saya membuat situs untuk koperasi di Tabanan.
  location: Tabanan, Indonesia
  email: wayan@sukma.dev
  phone_number: +62 361 123456
  years_of_experience: 4
  preferred_tech_stack: [Svelte]
  profile_picture_full_url: /pictures/sendiri.webp
  github_profile: https://github.com/wayansukma
categories: [{ name: Web }]
skills: [{ name: Svelte, category: Web, percent: 80 }]
experiences: []
educations: []
projects:
  - title: Pasar Subak
    slug: pasar-subak
    description: Jadwal air untuk petani.
    category: Web
    is_featured: true
    picture_url: /pictures/sendiri.webp
    picture_alt: Jadwal air dalam seminggu
    created_at: 2025-03-01
testimonials:
  - customer_name: Ketut Arta
    description: Air datang tepat waktu.
    category: Web
    rating: 5
    created_at: 2025-04-01
`
const ownPost = `---
title: Tentang air dan waktu
excerpt: Catatan dari sawah.
publishedAt: 2025-05-01
tags: [Catatan]
---
`

/** The commands of the README's chapter for owners, by code block. */
function readCommands(): string[][] {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8')
  const [, chapter = ''] = /## Your own site\n([\s\S]*?)\n## /.exec(readme) ?? []
  return [...chapter.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) =>
    block.trim().split('\n'),
  )
}

/** All strings that are long enough to be recognised. */
function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 9 ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(collectTexts)
}

/** The texts of the sample; technologies and texts of the interface are not specific to it. */
function readSampleTexts(): string[] {
  const sample = readFileSync(path.join(root, 'content', 'sample.yaml'), 'utf8')
  const { profile, projects, testimonials } = parse(sample) as Record<string, unknown>
  const folder = path.join(root, 'content', 'posts')
  const posts = readdirSync(folder).map((name) => {
    const [, frontMatter = ''] = readFileSync(path.join(folder, name), 'utf8').split('---\n')
    return parse(frontMatter) as unknown
  })
  const shared = /^(PostgreSQL|TypeScript|React Native|Tailwind CSS|testimonials|newsletter)$/
  return collectTexts([profile, projects, testimonials, posts]).filter(
    (text) => !shared.test(text) && text !== 'Dapatkan Update Artikel Terbaru',
  )
}

test('the README’s commands create a site without any sample content', async ({ request }) => {
  const [createCommands = [], publishCommands = []] = readCommands()
  expect(createCommands).toEqual(['npm run own -- resume.json'])
  expect(publishCommands).toEqual(['npm run own', 'npm run doctor', 'npm start'])
  const basics = { name: 'Wayan Sukma', label: 'Pengembang Web', email: 'wayan@sukma.dev' }
  project.write('resume.json', JSON.stringify({ basics }))
  const created = await project.shell(createCommands.join('\n'))
  expect(created).toContain('content/own/content.yaml was created')
  expect(created).toMatch(/content\/own\/content\.yaml:\d+: bio is missing: the site shows nothing/)

  project.write('content/own/content.yaml', ownContent)
  project.write('content/own/posts/air-dan-waktu.md', ownPost)
  project.write(
    '.env',
    'PUBLIC_URL=https://sukma.dev\nCONTACT_SMTP_URL=smtp://127.0.0.1:1\nCONTACT_TO=wayan@sukma.dev\n',
  )
  await project.shell('npm run own')
  expect(await project.shell('npm run --silent doctor')).toBe('')
  expect(await project.shell('npm run --silent doctor -- --all')).toMatch(
    /^Could be improved \(1\)\n.*"Tentang air dan waktu" has no text.*\n$/,
  )
  // A new database is filled with the owner's content, too.
  project.delete('data')
  site = await project.startSite(process.env.npm_execpath ?? '', 'start')

  const sampleTexts = readSampleTexts()
  expect(sampleTexts).toContain('Bekasi, Indonesia')
  const sitemap = await (await request.get(`${site.url}/sitemap.xml`)).text()
  const matches = sitemap.matchAll(/<loc>https:\/\/sukma\.dev(.*?)<\/loc>/g)
  const pages = [...matches].map(([, page = '']) => page)
  expect(pages).toContain('/projects/pasar-subak')
  expect(pages.filter((page) => page.includes('subscription'))).toEqual([])
  const manifest = (await (await request.get(`${site.url}/site.webmanifest`)).json()) as object
  expect(manifest).toMatchObject({ name: 'Wayan Sukma', start_url: './' })
  for (const page of pages) {
    const html = await (await request.get(site.url + page)).text()
    expect([page, sampleTexts.filter((text) => html.includes(text))]).toEqual([page, []])
    expect(html).toContain('Wayan Sukma')
    expect(html).toContain(`<link rel="canonical" href="https://sukma.dev${page}"/>`)
  }
})

test('a post as in docs/writing.md appears on the running site and in feeds', async ({ page }) => {
  const read = async (path: string) => (await fetch(site.url + path)).text()
  expect(await read('/blog')).not.toContain('sinyal hilang')
  project.write('content/own/posts/kasir-tanpa-sinyal.md', exampleBelow('A post'))
  await project.shell('npm run own')

  const title = 'Kasir yang tetap jalan saat sinyal hilang'
  const address = '/blog/kasir-tanpa-sinyal'
  await expect.poll(async () => (await fetch(site.url + address)).status).toBe(200)
  await page.goto(`${site.url}/blog`)
  await page.getByRole('link', { name: `Baca Selengkapnya → ${title}` }).click()
  await expect(page).toHaveURL(site.url + address)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('tiga sampai lima kali')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Ponsel di meja warung' })).toBeVisible()
  for (const feed of ['/feed.xml', '/feed.json']) {
    expect(await read(feed)).toContain(`https://sukma.dev${address}`)
    expect(await read(feed)).toContain('tiga sampai lima kali')
  }
})

// Other signals and a closed output: e2e/processes/start.spec.ts.
test('SIGTERM to npm start ends the server', async () => {
  await site.stop()
  await expect.poll(() => findProcesses(project.folder)).toEqual([])
})
