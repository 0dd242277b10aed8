import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import { findLink, startMailServer } from '../../server/testing/mailServer'
import { OwnSite, readSitemap } from '../helpers/OwnSite'
import { findViolations } from '../helpers/violations'

// One after another in one copy, so that the site is built once.
test.describe.configure({ mode: 'serial', timeout: 300_000 })

const root = path.resolve(__dirname, '../..')
const token = 'h7Qk2mVx9Lr4TzPw8Nc3BsYd6FgJ1aEe'
const settings = `PUBLIC_URL=https://sukma.dev
API_TOKEN=${token}
CONTACT_WEBHOOK=https://sukma.dev/pesan
`

let project: OwnSite
const inProject = (...names: string[]) => path.join(project.folder, ...names)

test.beforeAll(async () => {
  project = await OwnSite.create()
})
test.afterAll(() => project.remove())

test('on the untouched sample, the doctor prints one paragraph', async () => {
  const output = await project.shell('npm run --silent doctor || true')
  expect(output).toMatch(/still shows the sample.*npm run own/)
  expect(output.trim().split('\n')).toHaveLength(2)
})

test('without a file, starts from name, title and e-mail address', async () => {
  project.removeOwnFiles()
  const answers = String.raw`Wayan Sukma\nPengembang Web\nwayan@sukma.dev\n`
  const output = await project.shell(`printf '${answers}' | npm run --silent own`)
  expect(output).toMatch(/content\.yaml:\d+: bio is missing: the site says nothing in its place/)
  expect(output).toMatch(/open http:\/\/\S+\/\n$/)
  const { profile } = project.readContent('own', 'content.yaml')
  expect(profile).toEqual({
    full_name: 'Wayan Sukma',
    current_job_title: 'Pengembang Web',
    email: 'wayan@sukma.dev',
  })
})

test('a changed résumé is merged into the owner’s files, and the same one changes nothing', async () => {
  project.removeOwnFiles()
  const resume = {
    basics: { name: 'Wayan Sukma', label: 'Pengembang Web', summary: 'Bio lama.' },
    work: [
      { name: 'Koperasi Subak', position: 'Pengembang', startDate: '2021' },
      { name: 'Toko Buku', position: 'Magang', startDate: '2019', endDate: '2020' },
    ],
  }
  const run = async (options = '') => {
    project.write('resume.json', JSON.stringify(resume))
    return project.shell(`npm run --silent own -- resume.json ${options}`)
  }
  const companies = () =>
    project.readContent('own', 'content.yaml').experiences.map(({ company_name }) => company_name)
  await run()
  expect(await run()).toContain('Nothing has changed.')

  const file = inProject('content', 'own', 'content.yaml')
  const own = readFileSync(file, 'utf8').replace('Bio lama.', 'Bio sendiri.')
  project.write('content/own/content.yaml', `${own}# komentar\n`)
  resume.basics.summary = 'Bio baru.'
  resume.basics.label = 'Arsitek'
  resume.work = [
    { name: 'Desa Digital', position: 'Arsitek', startDate: '2024' },
    { name: 'Koperasi Subak', position: 'Pengembang', startDate: '2021' },
  ]
  const merged = await run()
  expect(merged).toMatch(/Added \(1\):\n {2}experiences: Arsitek, Desa Digital/)
  expect(merged).toMatch(
    /Changed \(\d\):\n {2}profile: current_job_title: Pengembang Web → Arsitek/,
  )
  expect(merged).toMatch(/Not in the file any more \(1\):\n {2}experiences: Magang, Toko Buku/)
  expect(merged).toMatch(
    /Edited by you or of another source.* \(1\):\n {2}profile: bio: Bio sendiri\. → Bio baru\./,
  )
  expect(companies()).toEqual(['Desa Digital', 'Koperasi Subak', 'Toko Buku'])
  expect(project.readContent('own', 'content.yaml').profile).toMatchObject({
    bio: 'Bio sendiri.',
    current_job_title: 'Arsitek',
  })
  expect(readFileSync(file, 'utf8')).toContain('# komentar')
  expect(readFileSync(`${file}.bak`, 'utf8')).toBe(`${own}# komentar\n`)

  await run('--yes')
  expect(companies()).toEqual(['Desa Digital', 'Koperasi Subak'])
  expect(await run()).toContain('Nothing has changed.')
})

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

test('the README’s commands create a site without any sample content', async ({ request }) => {
  project.removeOwnFiles()
  const [createCommands = [], publishCommands = []] = readCommands()
  expect(createCommands).toEqual(['npm run own -- resume.json'])
  expect(publishCommands).toEqual(['npm run own', 'npm run doctor', 'npm start'])
  const basics = { name: 'Wayan Sukma', label: 'Pengembang Web', email: 'wayan@sukma.dev' }
  project.write('resume.json', JSON.stringify({ basics }))
  const created = await project.shell(createCommands.join('\n'))
  expect(created).toContain('content/own/content.yaml was created')
  expect(created).toMatch(/content\/own\/content\.yaml:\d+: bio is missing: the site says nothing/)

  project.write('content/own/content.yaml', ownContent)
  project.write('content/own/posts/air-dan-waktu.md', ownPost)
  project.write('.env', settings)
  await project.shell('npm run own')
  expect(await project.shell('npm run --silent doctor')).toBe('')
  expect(await project.shell('npm run --silent doctor -- --all')).toMatch(
    /^Could be improved \(1\)\n.*"Tentang air dan waktu" has no text.*\n$/,
  )
  // A new database is filled with the owner's content, too.
  rmSync(inProject('data'), { recursive: true })
  const { url: siteUrl, stop } = await project.startSite()

  const { profile, projects, testimonials } = project.readContent('sample.yaml')
  const posts = readdirSync(inProject('content', 'posts')).map((name) => {
    const [, frontMatter = ''] = readFileSync(inProject('content', 'posts', name), 'utf8').split(
      '---\n',
    )
    return parse(frontMatter) as unknown
  })
  // Technologies and names of pages are not specific to the sample.
  const sampleTexts = collectTexts([profile, projects, testimonials, posts]).filter(
    (text) =>
      !/^(PostgreSQL|TypeScript|React Native|Tailwind CSS|testimonials|newsletter)$/.test(text),
  )
  expect(sampleTexts).toContain('Bekasi, Indonesia')
  const pages = await readSitemap(siteUrl)
  expect(pages).toContain('/projects/pasar-subak')
  expect(pages.filter((page) => page.includes('subscription'))).toEqual([])
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
  await stop()
})

test('a post written as in docs/writing.md appears on a running site, in the feeds and in the export', async ({
  page,
}) => {
  const { url, stop } = await project.startSite()
  const read = async (path: string) => (await fetch(url + path)).text()
  expect(await read('/blog')).not.toContain('sinyal hilang')
  project.write('content/own/posts/kasir-tanpa-sinyal.md', exampleBelow('A post'))
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

  project.write('content/own/posts/isi.md', '---\ntitle: Isi\nexcerpt: Ringkasan.\n---\n\nIsi.\n')
  await expect(project.shell('npm run --silent own')).rejects.toThrow(
    /content\/own\/posts\/isi\.md:\d publishedAt: is missing/,
  )
  await stop()
})

// Below a base path and without JavaScript: e2e/processes/basePath.spec.ts.
test('a visitor subscribes, confirms by the link of the mail, and cancels', async ({ page }) => {
  const mailServer = await startMailServer()
  const mail = `CONTACT_SMTP_URL=${mailServer.url}\nCONTACT_TO=wayan@sukma.dev\n`
  project.write('.env', settings + mail)
  const { url, stop } = await project.startSite()
  const press = async (name: string, title: string) => {
    await page.getByRole('main').getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
  await page.goto(`${url}/blog`, { waitUntil: 'networkidle' })
  await page.getByRole('textbox', { name: 'Email' }).fill('budi@example.com')
  await page.keyboard.press('Enter')
  const sent = 'Kami telah mengirim tautan konfirmasi. Buka email Anda untuk mulai berlangganan.'
  await expect(page.getByText(sent)).toBeFocused()
  expect(await findViolations(page)).toEqual([])
  const { pathname, search } = findLink(mailServer.mails.at(-1)!, 'confirm')
  await page.goto(url + pathname + search)
  await press('Konfirmasi', 'Langganan Aktif')
  expect(await project.shell('npm run --silent subscribers')).toContain('budi@example.com')
  await page.goto(url + pathname.replace('/confirm', '/cancel') + search)
  await press('Berhenti Berlangganan', 'Langganan Dihentikan')
  await stop()
  await mailServer.stop()
})
