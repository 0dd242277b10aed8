import { readFileSync } from 'node:fs'
import { paths } from '../../paths'
import { temporaryFile } from '../../testing/cleanUp'
import type { Content } from '../contentSchema'
import { normaliseContent } from '../database/compareContent'
import { readContent } from '../readContent'
import { writeContent } from './writeContent'

const commented = `# yaml-language-server: $schema=../content.schema.json
#
# Isi situs saya.

profile:
  # Nama lengkap
  full_name:   Dewi Lestari # bukan nama panggilan
  bio: >-
    Saya merancang aplikasi untuk usaha kecil.
  email: 'dewi@lestari.id'
  links: [{ name: Mastodon, url: "https://mas.id/@dewi" }]
  preferred_tech_stack:
    - React # pertama
    - Node.js

# Pengalaman, yang terbaru dahulu
experiences:
  - job_title: { id: Kepala, en: Head }
    company_name: C
    start_date: 2020-01
    is_current: true

  # Magang
  - job_title: Magang
    company_name: A
    start_date: "2017"
    end_date: "2018"
educations: []
categories:
  - name: Web
    is_active: true
skills:
  - { name: Redux, category: Web }
  - { name: React, category: Web, percent: 95 }
projects:
  # Proyek pertama
  - title: Toko Batik
    description: Toko daring. # singkat
    is_featured: true
    story: |
      ## Masalah

      Air datang.

  # Proyek kedua

  - title: Peta Air
    skills: [React]
    # link_code: https://github.com/dewi
testimonials: []
# Akhir
posts:
  # Disimpan di sini
  - title: Catatan
    publishedAt: 2026-06
    content: |
      Isi.
# Penutup
`

/** The content of each text, as an export has it. */
const exported = new Map<string, Promise<Content>>()

/** Exports the content of a file over it, with changes. */
async function update(text: string, change: (content: Content) => void = () => undefined) {
  const file = temporaryFile('content.yaml', text)
  const base = exported.get(text) ?? normaliseContent(readContent(file).content)
  exported.set(text, base)
  const content = structuredClone(await base)
  change(content)
  await writeContent(file, content)
  const updated = readFileSync(file, 'utf8')
  // An import reads what was exported.
  expect(await normaliseContent(readContent(file).content)).toEqual(content)
  return updated
}

/** The lines that are removed (-) and added (+), without empty ones. */
function difference(before: string, after: string): string[] {
  const [old = [], now = []] = [before, after].map((text) => text.split('\n').filter(Boolean))
  const count = (lines: string[], line: string) => lines.filter((one) => one === line).length
  const only = (lines: string[], others: string[], sign: string) =>
    lines.filter((line) => count(lines, line) > count(others, line)).map((line) => sign + line)
  return [...only(old, now, '-'), ...only(now, old, '+')]
}

it.each([
  ['a commented file', commented],
  ['a file with Windows line ends', commented.replaceAll('\n', '\r\n')],
  ['a file without a line end', commented.replace(/# Penutup\n$/, '').trimEnd()],
  ['the sample', readFileSync(paths.sampleContent, 'utf8')],
])('leaves %s as it is, byte by byte, where nothing has changed', async (_name, text) => {
  expect(await update(text)).toBe(text)
})

const project = (content: Content, index: number) => content.projects[index] ?? { title: '' }

it.each<[string, (content: Content) => void, string[]]>([
  [
    'a name',
    ({ profile }) => (profile.full_name = 'Dewi: Sari'),
    [
      '-  full_name:   Dewi Lestari # bukan nama panggilan',
      '+  full_name: "Dewi: Sari" # bukan nama panggilan',
    ],
  ],
  [
    'a title, which keeps its address',
    (content) => (project(content, 0).title = 'Batik'),
    ['-  - title: Toko Batik', '+  - title: Batik', '+    slug: toko-batik'],
  ],
  [
    'a story',
    (content) => (project(content, 0).story = '## Masalah\n\nAir surut.\n'),
    ['-      Air datang.', '+      Air surut.'],
  ],
  [
    'a field that is removed',
    (content) => delete project(content, 0).description,
    ['-    description: Toko daring. # singkat'],
  ],
  [
    'a new translation',
    (content) => (project(content, 0).translations = { en: { title: 'Batik Shop' } }),
    ['-  - title: Toko Batik', '+  - title:', '+      id: Toko Batik', '+      en: Batik Shop'],
  ],
  [
    'an entry in an empty list',
    ({ educations }) => educations.push({ degree: 'SMK', institution_name: 'A' }),
    ['-educations: []', '+educations:', '+  - degree: SMK', '+    institution_name: A'],
  ],
  [
    'a removed entry, with its comment',
    ({ experiences }) => experiences.splice(1, 1),
    [
      '-  # Magang',
      '-  - job_title: Magang',
      '-    company_name: A',
      '-    start_date: "2017"',
      '-    end_date: "2018"',
    ],
  ],
])('changes only the lines of %s', async (_name, change, lines) => {
  const updated = await update(commented, (content) => void change(content))
  expect(difference(commented, updated)).toEqual(lines)
})

it('moves entries with their comments', async () => {
  const updated = await update(commented, ({ projects }) => void projects.reverse())
  expect(difference(commented, updated)).toEqual([])
  expect(updated.indexOf('Proyek kedua')).toBeLessThan(updated.indexOf('title: Peta Air'))
  expect(updated.indexOf('title: Peta Air')).toBeLessThan(updated.indexOf('# Proyek pertama'))
})
