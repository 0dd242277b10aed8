import path from 'node:path'
import { expect, test } from '@playwright/test'
import { stringify } from 'yaml'
import type { Content } from '../../server/content/contentSchema'
import type { localizeFindings } from '../../server/doctor/finding'
import { readRecorded, recordedAnswer, startGithub } from '../../server/testing/githubServer'
import { OwnSite, readSitemap } from '../helpers/OwnSite'

// One after another in one copy, so that the site is built once.
test.describe.configure({ mode: 'serial', timeout: 300_000 })

const content = path.resolve(__dirname, '../../server/content')
const sources = path.join(content, 'sources', 'fixtures')

/** What an owner may have, one or two of each kind. */
const given = [
  ...['indonesian-mistakes.json', 'kenyan-years.yaml'].map((name) =>
    path.join(content, 'jsonResume', 'fixtures', name),
  ),
  path.join(sources, 'linkedIn'),
  path.join(sources, 'linkedInIndonesian'),
  path.join(sources, 'rendercv-english.yaml'),
  path.join(sources, 'europass-passport.xml'),
  path.join(sources, 'europass-candidate.xml'),
  path.join(sources, 'hropen-english.json'),
  `${path.join(sources, 'rendercv-indonesian.yaml')} ${path.join(sources, 'posts-hugo')}`,
]
const settings = `PUBLIC_URL=https://sukma.dev
API_TOKEN=h7Qk2mVx9Lr4TzPw8Nc3BsYd6FgJ1aEe
CONTACT_SMTP_URL=smtp://127.0.0.1:9
CONTACT_TO=saya@sukma.dev
`

let project: OwnSite

test.beforeAll(async () => {
  project = await OwnSite.create()
})
test.afterAll(() => project.remove())

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

type Finding = ReturnType<typeof localizeFindings>[number]

/** Corrects what a finding names, as an owner would in the content file. */
function follow({ message }: Finding, { profile, projects }: Content): void {
  const [, address] = /^(http:\S+) is not encrypted/.exec(message) ?? []
  for (const link of profile.links ?? []) {
    if (link.url === address) link.url = link.url.replace('http:', 'https:')
  }
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

for (const files of given) {
  const name = files.replaceAll(`${content}/`, '')
  test(`${name} becomes a site with the owner's words only`, async () => {
    project.removeOwnFiles()
    const created = await project.shell(`npm run --silent own -- ${files}`)
    expect(created).toContain('content/own/content.yaml was imported')
    project.write('.env', settings)
    const content = project.readContent('own', 'content.yaml')
    const findings = JSON.parse(
      await project.shell('npm run --silent doctor -- --json || true'),
    ) as Finding[]
    // In reverse, because a project is renamed last.
    for (const finding of findings.toReversed()) follow(finding, content)
    project.write('content/own/content.yaml', stringify(content))
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

test('the repositories of a user of GitHub become the projects of a site', async ({ page }) => {
  project.removeOwnFiles()
  // The recorded picture would be downloaded from its host.
  const user = { ...readRecorded('user'), avatar_url: null }
  const github = await startGithub((url) =>
    url.pathname === '/users/ratnakirana' ? [200, user] : recordedAnswer(url),
  )
  const command = 'npm run --silent own -- github:ratnakirana --repositories'
  const names = ['leaflet', 'peta-mercusuar', 'pasang-surut']
  await project.shell(`GITHUB_API_URL=${github.url} ${command} ${names.join()}`)
  await github.stop()

  const { url, stop } = await project.startSite()
  await page.goto(url)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ratna Kirana')
  await page.goto(`${url}/projects`)
  await expect(page.getByRole('heading', { level: 2 })).toContainText(names)
  await page.getByRole('link', { name: 'peta-mercusuar' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('peta-mercusuar')
  const code = page.locator('a[href="https://github.com/ratnakirana/peta-mercusuar"]')
  await expect(code.first()).toBeVisible()
  await stop()
})
