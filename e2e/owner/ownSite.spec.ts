import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { parse, stringify } from 'yaml'
import type { Content } from '../../server/content/contentSchema'
import type { Finding } from '../../server/doctor/finding'
import { ProjectCopy } from '../helpers/ProjectCopy'

// One after another in one copy, so that the site is built only when its settings change.
test.describe.configure({ mode: 'serial', timeout: 300_000 })

const root = path.resolve(__dirname, '../..')
const fixtures = path.join(root, 'server/content/jsonResume/fixtures')
const token = 'h7Qk2mVx9Lr4TzPw8Nc3BsYd6FgJ1aEe'
const settings = `PUBLIC_URL=https://sukma.dev\nAPI_TOKEN=${token}\n`
const mailSettings = 'CONTACT_SMTP_URL=smtp://127.0.0.1:9\nCONTACT_TO=saya@sukma.dev\n'
const webhookSettings = 'CONTACT_WEBHOOK=https://sukma.dev/pesan\n'

let project: ProjectCopy
const inProject = (...names: string[]) => path.join(project.folder, ...names)

function write(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(inProject(file)), { recursive: true })
  writeFileSync(inProject(file), content)
}

test.beforeAll(async () => {
  project = new ProjectCopy({})
  const create = { width: 640, height: 400, channels: 3, background: '#357' } as const
  const picture = await sharp({ create }).webp().toBuffer()
  for (const name of ['sendiri', 'posts/kasir']) write(`public/pictures/${name}.webp`, picture)
})
test.afterAll(() => project.remove())

function removeOwnFiles(): void {
  for (const old of ['content/own', 'data', '.env']) {
    rmSync(inProject(old), { recursive: true, force: true })
  }
}

const readContent = (...names: string[]) =>
  parse(readFileSync(inProject('content', ...names), 'utf8')) as Content

/** The paths of the pages in the sitemap. */
async function readSitemap(siteUrl: string): Promise<string[]> {
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>https:\/\/sukma\.dev(.*?)<\/loc>/g)].map(
    ([, page = '']) => page,
  )
}

/** Values for the fields of the profile that a résumé may not have. */
const ownProfile = {
  current_job_title: 'Konsultan',
  bio: 'Teks milik sendiri.',
  location: 'Kupang',
  years_of_experience: 5,
  preferred_tech_stack: ['COBOL'],
  profile_picture_full_url: '/pictures/sendiri.webp',
}

/** Words of the built-in values and of the sample that no owner has written. */
const foreignWords =
  /Bekasi|Tailwind|Pengembang Full-Stack|Raka|Koperasi Guyub|aplikasi web yang cepat/

/** Corrects what a finding names, as an owner would in the content file. */
function follow({ message }: Finding, { profile, projects }: Content): void {
  const [field = ''] = /^\w+/.exec(message) ?? []
  const own = Object.entries(ownProfile).filter(([name]) => name === field)
  Object.assign(profile, Object.fromEntries(own))
  const [, repeated] = /^occurs twice in projects, "(.+)"/.exec(message) ?? []
  const second = projects.findLast((one) => one.title === repeated)
  if (second) second.title += ' 2'
  const [, title] = /^"(.+)" has no /.exec(message) ?? []
  for (const project of projects.filter((one) => one.title === title)) {
    if (message.includes('has no description')) project.description = 'Uraian milik sendiri.'
    if (message.includes('has no picture')) {
      project.picture_url = '/pictures/sendiri.webp'
      project.picture_alt = 'Gambar milik sendiri'
    }
  }
}

test('on the untouched sample, the doctor prints one paragraph', async () => {
  const output = await project.shell('npm run --silent doctor || true')
  expect(output).toMatch(/still shows the sample.*npm run own/)
  expect(output.trim().split('\n')).toHaveLength(2)
})

test('without a file, starts from name, title and e-mail address, and overwrites nothing', async () => {
  removeOwnFiles()
  const answers = String.raw`Wayan Sukma\nPengembang Web\nwayan@sukma.dev\n`
  const output = await project.shell(`printf '${answers}' | npm run --silent own`)
  expect(output).toMatch(/content\.yaml:\d+: location is missing: the site shows Bekasi, Indonesia/)
  expect(output).toMatch(/open http:\/\/\S+\/\n$/)
  const { profile } = readContent('own', 'content.yaml')
  expect(profile).toEqual({
    full_name: 'Wayan Sukma',
    current_job_title: 'Pengembang Web',
    email: 'wayan@sukma.dev',
  })
  const resume = path.join(fixtures, 'french-minimal.json')
  await expect(project.shell(`npm run --silent own -- ${resume}`)).rejects.toThrow(
    /content\/own\/content\.yaml exists already: nothing was changed/,
  )
  expect(readContent('own', 'content.yaml').profile).toEqual(profile)
})

for (const name of ['indonesian-mistakes.json', 'kenyan-years.yaml']) {
  test(`${name} becomes a site with the owner's words only`, async () => {
    removeOwnFiles()
    const created = await project.shell(`npm run --silent own -- ${path.join(fixtures, name)}`)
    expect(created).toContain('content/own/content.yaml was imported')
    write('.env', settings + mailSettings)
    const content = readContent('own', 'content.yaml')
    const findings = JSON.parse(
      await project.shell('npm run --silent doctor -- --json || true'),
    ) as Finding[]
    // In reverse, because a project is renamed last.
    for (const finding of findings.toReversed()) follow(finding, content)
    write('content/own/content.yaml', stringify(content))
    await project.shell('npm run --silent own')
    expect(await project.shell('npm run --silent doctor || true')).toBe('')

    const { url, stop } = await project.startSite()
    const pages = await readSitemap(url)
    expect(pages.length).toBeGreaterThanOrEqual(7)
    for (const page of [...pages, '/tidak-ada']) {
      const html = await (await fetch(url + page)).text()
      expect([page, foreignWords.exec(html)?.[0]]).toEqual([page, undefined])
      expect(html).not.toMatch(/>[^<]*\b(?:null|undefined|NaN)\b[^<]*<\/(?:p|h\d|li|a|dd|span)>/)
    }
    await stop()
  })
}

/** The first example of a Markdown block below a heading of docs/writing.md. */
function exampleBelow(heading: string): string {
  const guide = readFileSync(path.join(root, 'docs', 'writing.md'), 'utf8')
  expect(guide).toContain('Create `content/own/posts/SLUG.md`')
  const [, chapter = ''] = guide.split(`## ${heading}\n`)
  return /```markdown\n([\s\S]*?)```/.exec(chapter)?.[1] ?? ''
}

test('a post written as in docs/writing.md appears on a running site, in the feeds and in the export', async ({
  page,
}) => {
  const { url, stop } = await project.startSite()
  const read = async (path: string) => (await fetch(url + path)).text()
  expect(await read('/blog')).not.toContain('sinyal hilang')
  write('content/own/posts/kasir-tanpa-sinyal.md', exampleBelow('A post'))
  await project.shell('npm run own')

  const title = 'Kasir yang tetap jalan saat sinyal hilang'
  const address = '/blog/kasir-tanpa-sinyal'
  await expect.poll(async () => (await fetch(url + address)).status).toBe(200)
  await page.goto(`${url}/blog`)
  await page.getByRole('link', { name: `Baca Selengkapnya → ${title}` }).click()
  await expect(page).toHaveURL(url + address)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('tiga sampai lima kali')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Ponsel di meja warung' })).toBeVisible()
  for (const feed of ['/feed.xml', '/feed.json']) {
    expect(await read(feed)).toContain(`https://sukma.dev${address}`)
    expect(await read(feed)).toContain('tiga sampai lima kali')
  }
  await project.shell('npm run export -- my-site')
  const exported = readFileSync(inProject('my-site', `${address}/index.html`), 'utf8')
  expect(exported).toContain('tiga sampai lima kali')

  write('content/own/posts/isi.md', '---\ntitle: Isi\nexcerpt: Ringkasan.\n---\n\nIsi.\n')
  await expect(project.shell('npm run --silent own')).rejects.toThrow(
    /content\/own\/posts\/isi\.md:\d publishedAt: is missing/,
  )
  await stop()
})

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
const ownPosts = `
- title: Tentang air dan waktu
  slug: air-dan-waktu
  excerpt: Catatan dari sawah.
  publishedAt: 2025-05-01
  tags: [Catatan]
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

test('the README’s commands create a site without any sample content', async ({ request }) => {
  removeOwnFiles()
  const [createCommands = [], publishCommands = []] = readCommands()
  expect(createCommands).toEqual(['npm run own -- resume.json'])
  expect(publishCommands).toEqual(['npm run own', 'npm run doctor', 'npm start'])
  const basics = { name: 'Wayan Sukma', label: 'Pengembang Web', email: 'wayan@sukma.dev' }
  write('resume.json', JSON.stringify({ basics }))
  const created = await project.shell(createCommands.join('\n'))
  expect(created).toContain('content/own/content.yaml was created')
  expect(created).toMatch(/content\/own\/content\.yaml:\d+: location is missing: the site shows/)

  write('content/own/content.yaml', ownContent)
  write('content/own/posts.yaml', ownPosts)
  write('.env', settings + webhookSettings)
  await project.shell('npm run own')
  expect(await project.shell('npm run --silent doctor')).toMatch(
    /^Could be improved \(2\)\n.*"Tentang air dan waktu" has no text.*\n.*\.env: The Subscribe box .*\n$/,
  )
  // A new database is filled with the owner's content, too.
  rmSync(inProject('data'), { recursive: true })
  const siteUrl = await project.start()

  const { profile, projects, testimonials } = readContent('sample.yaml')
  const posts = JSON.parse(readFileSync(inProject('content', 'posts.json'), 'utf8')) as unknown
  // Technologies are not specific to the sample.
  const sampleTexts = collectTexts([profile, projects, testimonials, posts]).filter(
    (text) => !/^(PostgreSQL|TypeScript|React Native|Tailwind CSS)$/.test(text),
  )
  expect(sampleTexts).toContain('Bekasi, Indonesia')
  const pages = await readSitemap(siteUrl)
  expect(pages).toContain('/projects/pasar-subak')
  const manifest = (await (await request.get(`${siteUrl}/site.webmanifest`)).json()) as object
  expect(manifest).toMatchObject({ name: 'Wayan Sukma', start_url: './' })
  for (const page of pages) {
    const html = await (await request.get(siteUrl + page)).text()
    expect([page, sampleTexts.filter((text) => html.includes(text))]).toEqual([page, []])
    expect(html).toContain('Wayan Sukma')
    expect(html).toContain(`<link rel="canonical" href="https://sukma.dev${page}"/>`)
  }

  const edited = await request.put(`${siteUrl}/api/profiles/1`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { bio: 'Disunting di peramban.' },
  })
  expect(edited.status()).toBe(200)
  await expect(project.shell('npm run own')).rejects.toThrow(
    'Write them into your files by "npm run content -- export content/own/content.yaml"',
  )
  await project.shell('npm run content -- export content/own/content.yaml && npm run own')
  const about = await request.get(`${siteUrl}/about`)
  expect(await about.text()).toContain('Disunting di peramban.')
})
