import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { expect, test } from '@playwright/test'
import { Project } from './project'

const own = `
profile:
  full_name: Wayan Sukma
  current_job_title: Pengembang Web
  bio: Saya membuat situs untuk koperasi di Tabanan.
  email: wayan@sukma.dev
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
    created_at: 2025-03-01
testimonials:
  - customer_name: Ketut Arta
    description: Air datang tepat waktu.
    category: Web
    rating: 5
    created_at: 2025-04-01
`

const posts = [
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

const settings = {
  PUBLIC_URL: 'https://sukma.dev',
  API_TOKEN: 'h7Qk2mVx9Lr4TzPw8Nc3BsYd6FgJ1aEe',
  CONTACT: 'simulated',
}

/** Every text of the sample that could be recognised. */
function sampleTexts(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 9 ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(sampleTexts)
}

test('an owner’s site holds nothing of the sample, and the doctor finds nothing', async ({
  request,
}) => {
  test.setTimeout(180_000)
  const project = new Project(settings)
  try {
    const folder = path.join(project.folder, 'content', 'own')
    mkdirSync(folder)
    writeFileSync(path.join(folder, 'content.yaml'), own)
    writeFileSync(path.join(folder, 'posts.json'), JSON.stringify(posts))
    project.run('run', 'content', 'import', path.join(folder, 'content.yaml'))
    const address = await project.start()
    expect(project.run('doctor')).toBe('')

    const read = (file: string) => readFileSync(path.join(project.folder, 'content', file), 'utf8')
    const { profile, projects, testimonials } = parse(read('sample.yaml')) as Record<
      string,
      unknown
    >
    const sample = sampleTexts([profile, projects, testimonials, JSON.parse(read('posts.json'))])
    // A technology may be anybody's.
    const telling = sample.filter(
      (text) => !/^(PostgreSQL|TypeScript|React Native|Tailwind CSS)$/.test(text),
    )
    const sitemap = await (await request.get(`${address}/sitemap.xml`)).text()
    const pages = [...sitemap.matchAll(/<loc>https:\/\/sukma\.dev(.*?)<\/loc>/g)].map(([, p]) => p)
    expect(pages).toContain('/projects/pasar-subak')
    for (const page of pages) {
      const html = await (await request.get(address + page)).text()
      expect([page, telling.filter((text) => html.includes(text))]).toEqual([page, []])
      expect(html).toContain('Wayan Sukma')
      expect(html).toContain(`<link rel="canonical" href="https://sukma.dev${page}"/>`)
    }
  } finally {
    await project.remove()
  }
})
