import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { validate, ValidationSeverity } from 'dockerfile-utils'

const root = path.resolve(__dirname, '..')
const read = (name: string) => readFileSync(path.join(root, name), 'utf8')

const settings = {
  deprecatedMaintainer: ValidationSeverity.ERROR,
  directiveCasing: ValidationSeverity.ERROR,
  emptyContinuationLine: ValidationSeverity.ERROR,
  instructionCasing: ValidationSeverity.ERROR,
  instructionCmdMultiple: ValidationSeverity.ERROR,
  instructionEntrypointMultiple: ValidationSeverity.ERROR,
  instructionHealthcheckMultiple: ValidationSeverity.ERROR,
  instructionJSONInSingleQuotes: ValidationSeverity.ERROR,
  instructionWorkdirRelative: ValidationSeverity.ERROR,
}

it('finds no mistake in the container file', () => {
  const mistakes = validate(read('Dockerfile'), settings)
  expect(mistakes.map(({ range, message }) => [range.start.line + 1, message])).toEqual([])
})

it('keeps settings and database out of the image', () => {
  expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['.env', 'data']))
})

it('names only files that are there', () => {
  const links = [...read('docs/deployment.md').matchAll(/\]\((?!http)([^)#]+)\)/g)]
  expect(links.length).toBeGreaterThan(1)
  for (const [, link = ''] of links) {
    expect([link, existsSync(path.join(root, 'docs', link))]).toEqual([link, true])
  }
})

it('lets nginx overwrite every header that the server reads behind a proxy', () => {
  const config = read('deploy/nginx.conf')
  for (const name of ['Host', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto']) {
    expect(config).toMatch(new RegExp(`^  proxy_set_header ${name} \\$\\w+;$`, 'm'))
  }
})
