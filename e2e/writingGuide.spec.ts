import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from '@playwright/test'
import { ProjectCopy } from './projectCopy'

const guide = readFileSync(path.resolve(__dirname, '..', 'docs', 'writing.md'), 'utf8')
const resume = { basics: { name: 'Wayan Sukma', label: 'Pengembang Web' } }

/** The first example of a Markdown block below a heading of docs/writing.md. */
function exampleBelow(heading: string): string {
  const [, chapter = ''] = guide.split(`## ${heading}\n`)
  return /```markdown\n([\s\S]*?)```/.exec(chapter)?.[1] ?? ''
}

test('a post written as in docs/writing.md appears on a running site, in the feeds and in the export', async ({
  page,
  request,
}) => {
  const project = new ProjectCopy({ PUBLIC_URL: 'https://sukma.dev' })
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(path.dirname(path.join(project.folder, file)), { recursive: true })
    writeFileSync(path.join(project.folder, file), content)
  }
  try {
    write('resume.json', JSON.stringify(resume))
    await project.shell('npm run own -- resume.json')
    const url = await project.start()
    expect(await (await request.get(`${url}/blog`)).text()).not.toContain('sinyal hilang')

    expect(guide).toContain('Create `content/own/posts/SLUG.md`')
    write('content/own/posts/kasir-tanpa-sinyal.md', exampleBelow('A post'))
    const create = { width: 1600, height: 900, channels: 3, background: '#357' } as const
    write('public/pictures/posts/kasir.webp', await sharp({ create }).webp().toBuffer())
    await project.shell('npm run own')

    const title = 'Kasir yang tetap jalan saat sinyal hilang'
    const address = '/blog/kasir-tanpa-sinyal'
    await expect.poll(async () => (await request.get(url + address)).status()).toBe(200)
    await page.goto(`${url}/blog`)
    await page.getByRole('link', { name: `Baca Selengkapnya → ${title}` }).click()
    await expect(page).toHaveURL(url + address)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText('tiga sampai lima kali')).toBeVisible()
    await expect(page.getByRole('img', { name: 'Ponsel di meja warung' })).toBeVisible()
    for (const feed of ['/feed.xml', '/feed.json']) {
      const text = await (await request.get(url + feed)).text()
      expect(text).toContain(`https://sukma.dev${address}`)
      expect(text).toContain('tiga sampai lima kali')
    }

    await project.shell('npm run export -- my-site')
    const exported = readFileSync(path.join(project.folder, 'my-site', `${address}/index.html`))
    expect(exported.toString()).toContain('tiga sampai lima kali')
  } finally {
    await project.remove()
  }
})
