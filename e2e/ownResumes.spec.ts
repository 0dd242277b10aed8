import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { parse, stringify } from 'yaml'
import { expect, test } from '@playwright/test'
import type { Content } from '../server/content/contentSchema'
import type { Finding } from '../server/doctor/finding'
import { ProjectCopy } from './projectCopy'

const fixtures = path.resolve(__dirname, '../server/content/jsonResume/fixtures')

/** Values for the fields of the profile that a résumé may not have. */
const ownProfile = {
  current_job_title: 'Konsultan',
  bio: 'Teks milik sendiri.',
  location: 'Kupang',
  years_of_experience: 5,
  preferred_tech_stack: ['COBOL'],
  profile_picture_full_url: '/pictures/sendiri.jpg',
}

const settings = `
PUBLIC_URL=https://sendiri.dev
CONTACT_SMTP_URL=smtp://127.0.0.1:9
CONTACT_TO=saya@sendiri.dev
`

/** Words of the built-in values and of the sample that no owner has written. */
const foreignWords =
  /Bekasi|Tailwind|Pengembang Full-Stack|Raka|Koperasi Guyub|aplikasi web yang cepat/

/** Corrects what a finding names, as an owner would in the content file. */
function follow({ message }: Finding, { profile, projects }: Content): void {
  const [field = ''] = /^\w+/.exec(message) ?? []
  if (field in ownProfile)
    Object.assign(profile, {
      [field]: Object.entries(ownProfile).find(([name]) => name === field)?.[1],
    })
  const [, repeated] = /^occurs twice in projects, "(.+)"/.exec(message) ?? []
  const second = projects.findLast((one) => one.title === repeated)
  if (second) second.title += ' 2'
  const [, title] = /^"(.+)" has no /.exec(message) ?? []
  for (const project of projects.filter((one) => one.title === title)) {
    if (message.includes('has no description')) project.description = 'Uraian milik sendiri.'
    if (message.includes('has no picture')) {
      project.picture_url = '/pictures/sendiri.jpg'
      project.picture_alt = 'Gambar milik sendiri'
    }
  }
}

// One after another, because they share the copy.
test.describe.configure({ mode: 'default' })

let project: ProjectCopy
const inProject = (file: string) => path.join(project.folder, file)

test.beforeAll(async () => {
  project = new ProjectCopy({})
  const picture = { width: 640, height: 400, channels: 3 as const, background: '#357' }
  await sharp({ create: picture }).jpeg().toFile(inProject('public/pictures/sendiri.jpg'))
})
test.afterAll(() => project.remove())

function removeOwnFiles() {
  for (const old of ['content/own', 'data', '.env']) {
    rmSync(inProject(old), { recursive: true, force: true })
  }
}

const readOwnContent = () =>
  parse(readFileSync(inProject('content/own/content.yaml'), 'utf8')) as Content

for (const name of readdirSync(fixtures)) {
  test(`${name} becomes a site with the owner's words only`, async ({ request }) => {
    removeOwnFiles()
    const created = await project.shell(`npm run --silent own -- ${path.join(fixtures, name)}`)
    expect(created).toContain('content/own/content.yaml was imported')
    writeFileSync(inProject('.env'), settings)

    const contentFile = inProject('content/own/content.yaml')
    const content = readOwnContent()
    const findings = JSON.parse(
      await project.shell('npm run --silent doctor -- --json || true'),
    ) as Finding[]
    // In reverse, because a project is renamed last.
    for (const finding of findings.toReversed()) follow(finding, content)
    writeFileSync(contentFile, stringify(content))
    await project.shell('npm run --silent own')
    expect(await project.shell('npm run --silent doctor || true')).toBe('')

    const { url, stop } = await project.startSite()
    const sitemap = await (await request.get(`${url}/sitemap.xml`)).text()
    const pages = [...sitemap.matchAll(/<loc>https:\/\/sendiri\.dev(.*?)<\/loc>/g)].map(
      ([, page = '']) => page,
    )
    expect(pages.length).toBeGreaterThanOrEqual(7)
    for (const page of [...pages, '/tidak-ada']) {
      const html = await (await request.get(url + page)).text()
      expect([page, foreignWords.exec(html)?.[0]]).toEqual([page, undefined])
      expect(html).not.toMatch(/>[^<]*\b(?:null|undefined|NaN)\b[^<]*<\/(?:p|h\d|li|a|dd|span)>/)
    }
    await stop()
  })
}

test('on the untouched sample, the doctor prints one paragraph', async () => {
  removeOwnFiles()
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
  const { profile } = readOwnContent()
  expect(profile).toEqual({
    full_name: 'Wayan Sukma',
    current_job_title: 'Pengembang Web',
    email: 'wayan@sukma.dev',
  })
  const resume = path.join(fixtures, 'french-minimal.json')
  await expect(project.shell(`npm run --silent own -- ${resume}`)).rejects.toThrow(
    /content\/own\/content\.yaml exists already: nothing was changed/,
  )
  expect(readOwnContent().profile).toEqual(profile)
})

test('names a mistake in a post, and imports the posts when it is corrected', async ({
  request,
}) => {
  removeOwnFiles()
  await project.shell(`npm run --silent own -- ${path.join(fixtures, 'kenyan-years.yaml')}`)
  writeFileSync(
    inProject('content/own/posts.yaml'),
    '- { title: Tulisan dalam daftar, excerpt: Ringkasan., publishedAt: 2025-05-01 }\n',
  )
  mkdirSync(inProject('content/own/posts'), { recursive: true })
  const post = '---\ntitle: Tulisan dengan isi\nexcerpt: Ringkasan.\n---\n\nIsi tulisan.\n'
  writeFileSync(inProject('content/own/posts/isi.md'), post)
  await expect(project.shell('npm run --silent own')).rejects.toThrow(
    /content\/own\/posts\/isi\.md:\d publishedAt: is missing/,
  )
  const corrected = post.replace('excerpt', 'publishedAt: 2025-06-01\nexcerpt')
  writeFileSync(inProject('content/own/posts/isi.md'), corrected)
  await project.shell('npm run --silent own')
  const { url, stop } = await project.startSite()
  const response = await request.get(`${url}/api/posts`)
  const { data } = (await response.json()) as { data: { posts: { slug: string }[] } }
  expect(data.posts.map(({ slug }) => slug)).toEqual(['isi', 'tulisan-dalam-daftar'])
  await stop()
})
