import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { validate, ValidationSeverity } from 'dockerfile-utils'

const root = path.resolve(__dirname, '..')
const read = (name: string) => readFileSync(path.join(root, name), 'utf8')

describe('accessibility.md', () => {
  /** The criteria of WCAG 2.2 at the levels A and AA: of each guideline the last parts of their numbers. */
  const guidelines = {
    ...{ '1.1': [1], '1.2': [1, 2, 3, 4, 5], '1.3': [1, 2, 3, 4, 5] },
    ...{ '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13], '2.1': [1, 2, 4], '2.2': [1, 2], '2.3': [1] },
    ...{ '2.4': [1, 2, 3, 4, 5, 6, 7, 11], '2.5': [1, 2, 3, 4, 7, 8], '3.1': [1, 2] },
    ...{ '3.2': [1, 2, 3, 4, 6], '3.3': [1, 2, 3, 4, 7, 8], '4.1': [2, 3] },
  }
  const statement = read('docs/accessibility.md')

  it('lists every criterion once, with how it is met and what shows it', () => {
    const row = /^\| (\d\.\d\.\d+) .* \(AA?\) *\|[^|]*\w[^|]*\|[^|]*\w[^|]*\|$/gm
    const criteria = Object.entries(guidelines).flatMap(([guideline, numbers]) =>
      numbers.map((number) => `${guideline}.${number}`),
    )
    expect([...statement.matchAll(row)].map(([, criterion]) => criterion)).toEqual(criteria)
  })

  it('names only tests that exist', () => {
    const tests = [...statement.matchAll(/`([\w./]+\.(?:spec|test)\.tsx?)`: "(.+?)"/g)]
    expect(tests.length).toBeGreaterThan(50)
    const missing = tests.filter(([, file = '', title = '']) => {
      if (!existsSync(path.join(root, file))) return true
      return !["'", '`'].some((quote) => read(file).includes(quote + title + quote))
    })
    expect(missing.map(([text]) => text)).toEqual([])
  })
})

it('architecture.md describes every folder in src and server', () => {
  const text = read('docs/architecture.md')
  for (const folder of ['src', 'server']) {
    const entries = readdirSync(path.join(root, folder), { withFileTypes: true })
    const folders = entries.filter((entry) => entry.isDirectory())
    expect(folders.length).toBeGreaterThan(5)
    for (const { name } of folders) expect(text).toContain(`\`${folder}/${name}/\``)
  }
})

it('settings.md describes every setting of .env.example, and no other', () => {
  /** Settings of the development and test commands only. */
  const ofCommands = ['API_PORT', 'TEST_DATABASE_URL', 'POSTGRES_BIN', 'CHROMIUM_PATH']
  const rows = [...read('docs/settings.md').matchAll(/^\| (`.*?) +\|/gm)]
  const described = rows.flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name),
  )
  const named = [...read('.env.example').matchAll(/^#([A-Z_]+)=/gm)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(10)
  expect(named.sort()).toEqual(described.filter((name) => !ofCommands.includes(name)).sort())
})

describe('the deployment', () => {
  it('has a container file without mistakes, and no settings and database in the image', () => {
    const rules = [
      ...['deprecatedMaintainer', 'directiveCasing', 'emptyContinuationLine', 'instructionCasing'],
      ...[
        'instructionCmdMultiple',
        'instructionEntrypointMultiple',
        'instructionJSONInSingleQuotes',
      ],
      ...['instructionHealthcheckMultiple', 'instructionWorkdirRelative'],
    ]
    const settings = Object.fromEntries(rules.map((rule) => [rule, ValidationSeverity.ERROR]))
    const mistakes = validate(read('Dockerfile'), settings)
    expect(mistakes.map(({ range, message }) => [range.start.line + 1, message])).toEqual([])
    expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['.env', 'data']))
  })

  it('has a document that names only files that are there', () => {
    const links = [...read('docs/deployment.md').matchAll(/\]\((?!http)([^)#]+)\)/g)]
    expect(links.length).toBeGreaterThan(1)
    const missing = links.filter(([, link = '']) => !existsSync(path.join(root, 'docs', link)))
    expect(missing.map(([link]) => link)).toEqual([])
  })

  it('lets nginx overwrite every header that the server reads behind a proxy', () => {
    const config = read('deploy/nginx.conf')
    for (const name of ['Host', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto']) {
      expect(config).toMatch(new RegExp(`^  proxy_set_header ${name} \\$\\w+;$`, 'm'))
    }
  })
})
