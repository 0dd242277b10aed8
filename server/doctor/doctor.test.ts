import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { paths } from '../paths'
import { cleanUp, temporaryFolder } from '../testing/testApp'
import { checkContent } from './checkContent'
import { checkAnalyticsIds, checkSettings } from './checkSettings'

afterAll(cleanUp)

const sample = 'profile:\n  full_name: Raka Contoh\n  current_job_title: Developer\n'

function check(text: string) {
  const publicFolder = temporaryFolder()
  mkdirSync(path.join(publicFolder, 'pictures'))
  writeFileSync(path.join(publicFolder, 'pictures', 'contoh.webp'), 'contoh')
  writeFileSync(path.join(publicFolder, 'pictures', 'besar.webp'), Buffer.alloc(1_600_000))
  const hash = createHash('sha256').update('contoh').digest('hex')
  return checkContent(
    { name: 'content.yaml', text },
    {
      sample,
      publicFolder,
      samplePictures: { '/pictures/contoh.webp': hash },
      isPage: (address) => address === '/about',
    },
  )
}

it.each([
  ['profile:\n  full_name: Raka Contoh\n  location: Solo\n', 2, /full_name is still the sample's/],
  ['profile:\n  full_name: Wayan Sukma\n', 2, /location is missing/],
  ['profile:\n  email: a@example.com\n', 2, /placeholder/],
  ['projects:\n  - title: A\n    link_demo: https://example.org/a\n', 3, /placeholder/],
  ['projects:\n  - link_code: "#"\n', 2, /placeholder/],
  ['projects:\n  - picture_url: /pictures/hilang.webp\n', 2, /is not there/],
  ['projects:\n  - picture_url: /pictures/contoh.webp\n', 2, /the sample's picture/],
  ['projects:\n  - picture_url: /pictures/besar.webp\n', 2, /1563 KB/],
  ['projects:\n  - link_demo: /hilang\n', 2, /leads to no page/],
])('reports the mistake in %j with its line', (text, line, message) => {
  expect(check(text)).toEqual([
    { file: 'content.yaml', line, message: expect.stringMatching(message) as string },
  ])
})

it('reports nothing for content without sample texts', () => {
  const text =
    'profile:\n  full_name: Wayan Sukma\n  location: Tabanan, Indonesia\n  current_job_title: Developer\n  email: wayan@sukma.dev\nprojects:\n  - title: Subak\n    link_demo: /about\n    link_code: https://github.com/wayan/subak\n'
  expect(check(text)).toEqual([])
})

const settings = {
  PUBLIC_URL: 'https://sukma.dev',
  API_TOKEN: 'h7Qk2mVx9Lr4TzPw8Nc3BsYd6FgJ1aEe',
  CONTACT_WEBHOOK: 'https://sukma.dev/pesan',
}

it.each([
  [{ PUBLIC_URL: '' }, /PUBLIC_URL is not set/],
  [{ PUBLIC_URL: 'https://example.com' }, /placeholder/],
  [{ PUBLIC_URL: 'http://sukma.dev' }, /not secure/],
  [{ PUBLIC_URL: 'sukma' }, /no address/],
  [{ API_TOKEN: 'a'.repeat(40) }, /can be guessed/],
  [{ CONTACT_WEBHOOK: '' }, /Nobody is notified of contact messages.*npm run messages/],
  [{ CONTACT: 'simulated' }, /only simulates sending \(CONTACT=simulated\)/],
  [{ VITE_ANALYTICS_ENDPOINT: 'https://a.example/G-ABCDEFGH12' }, /G-ABCDEFGH12/],
])('reports the mistake in %j', (change, message) => {
  expect(checkSettings({ ...settings, ...change })).toEqual([
    { file: '.env', message: expect.stringMatching(message) as string },
  ])
})

it('reports nothing for correct settings', () => {
  expect(checkSettings(settings)).toEqual([])
})

it('reports ids of analytics accounts with their line', () => {
  const found = checkAnalyticsIds('index.html', '<html>\n<script>gtag("UA-12345-1")</script>')
  expect(found).toEqual([
    { file: 'index.html', line: 2, message: expect.stringContaining('UA-12345-1') as string },
  ])
})

it('has the hash of every sample picture', () => {
  const named = readFileSync(paths.sampleContent, 'utf8').match(/\/pictures\/\S+\.\w+/g) ?? []
  const known = readFileSync(path.join(paths.root, 'content', 'sample-pictures.json'), 'utf8')
  expect(named.length).toBeGreaterThan(10)
  expect(Object.keys(JSON.parse(known) as object)).toEqual(expect.arrayContaining(named))
})
