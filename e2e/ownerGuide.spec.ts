import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { parse } from 'yaml'
import { expect, test } from '@playwright/test'
import { ProjectCopy } from './projectCopy'

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
  profile_picture_full_url: /pictures/wayan.jpg
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
    picture_url: /pictures/subak.jpg
    picture_alt: Jadwal air dalam seminggu
    created_at: 2025-03-01
testimonials:
  - customer_name: Ketut Arta
    description: Air datang tepat waktu.
    category: Web
    rating: 5
    created_at: 2025-04-01
`

const ownPosts = [
  {
    id: 1,
    title: 'Tentang air dan waktu',
    excerpt: 'Catatan dari sawah.',
    content: '',
    publishedAt: '2025-05-01',
    tags: ['Catatan'],
    slug: 'air-dan-waktu',
    readTime: 4,
    author: { name: 'Wayan Sukma', avatar: '' },
  },
]

const token = 'h7Qk2mVx9Lr4TzPw8Nc3BsYd6FgJ1aEe'
const settings = `
PUBLIC_URL=https://sukma.dev
API_TOKEN=${token}
CONTACT_WEBHOOK=https://sukma.dev/pesan
`

/** The commands of the README's chapter for owners, by code block. */
function readCommands(): string[][] {
  const readme = readFileSync(path.resolve(__dirname, '..', 'README.md'), 'utf8')
  const [, chapter = ''] = /## Your own site\n([\s\S]*?)\n## /.exec(readme) ?? []
  return [...chapter.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) =>
    block.trim().split('\n'),
  )
}

/** All strings of the sample content that are long enough to be recognised. */
function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 9 ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(collectTexts)
}

const resume = {
  basics: { name: 'Wayan Sukma', label: 'Pengembang Web', email: 'wayan@sukma.dev' },
  projects: [{ name: 'Pasar Subak', description: 'Jadwal air untuk petani.' }],
}

test('the README’s commands create a site without any sample content', async ({ request }) => {
  const project = new ProjectCopy({})
  const [createCommands = [], publishCommands = []] = readCommands()
  expect(createCommands).toEqual(['npm run own -- resume.json'])
  expect(publishCommands).toEqual(['npm run own', 'npm run doctor', 'npm start'])
  try {
    const write = (file: string, text: string | Buffer) =>
      writeFileSync(path.join(project.folder, file), text)
    write('resume.json', JSON.stringify(resume))
    const created = await project.shell(createCommands.join('\n'))
    expect(created).toContain('content/own/content.yaml was created')
    expect(created).toMatch(/content\/own\/content\.yaml:\d+: location is missing: the site shows/)

    write('content/own/content.yaml', ownContent)
    write('content/own/posts.yaml', JSON.stringify(ownPosts))
    write('.env', settings)
    const picture = await sharp({
      create: { width: 640, height: 400, channels: 3, background: '#357' },
    })
      .jpeg()
      .toBuffer()
    for (const name of ['wayan.jpg', 'subak.jpg']) write(`public/pictures/${name}`, picture)
    await project.shell('npm run own')
    expect(await project.shell('npm run --silent doctor')).toMatch(
      /^Could be improved \(2\)\n.*"Tentang air dan waktu" has no text.*\n.*\.env: The Subscribe box .*\n$/,
    )
    // A new database is filled with the owner's content, too.
    rmSync(path.join(project.folder, 'data'), { recursive: true })
    const siteUrl = await project.start()

    const read = (file: string) => readFileSync(path.join(project.folder, 'content', file), 'utf8')
    const { profile, projects, testimonials } = parse(read('sample.yaml')) as Record<
      string,
      unknown
    >
    const texts = collectTexts([profile, projects, testimonials, JSON.parse(read('posts.json'))])
    expect(texts).toContain('Bekasi, Indonesia')
    // Technologies are not specific to the sample.
    const sampleTexts = texts.filter(
      (text) => !/^(PostgreSQL|TypeScript|React Native|Tailwind CSS)$/.test(text),
    )
    const sitemap = await (await request.get(`${siteUrl}/sitemap.xml`)).text()
    const pages = [...sitemap.matchAll(/<loc>https:\/\/sukma\.dev(.*?)<\/loc>/g)].map(([, p]) => p)
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
  } finally {
    await project.remove()
  }
})
