import path from 'node:path'
import { writeFileSync } from 'node:fs'
import { doctor } from '../commands/doctor'
import { en } from '../language/en'
import { paths } from '../paths'
import { temporaryFolder } from '../testing/cleanUp'
import { prepareCommands } from '../testing/commands'
import { acceptedFile, findUnusedAcceptances, removeAcceptedFindings } from './acceptedFindings'
import { checkContentInDatabase, removeAcceptedOrReport } from './checkContent'
import { localizeFindings, type Finding } from './finding'

const test = prepareCommands()

beforeEach(() => {
  const file = path.join(temporaryFolder(), 'accepted.yaml')
  jest.replaceProperty(paths, 'acceptedFindings', file)
})
afterEach(() => {
  jest.restoreAllMocks()
  process.exitCode = undefined
})

const accept = (text: string) => writeFileSync(paths.acceptedFindings, text)

const found: Finding = {
  severity: 'should',
  file: 'content.yaml',
  line: 3,
  code: 'old',
  message: () => 'x.id is old.',
}

it('leaves out accepted findings, and names an acceptance without a finding', () => {
  expect(removeAcceptedFindings([found])).toEqual([found])
  accept('- finding: x.id is old\n  reason: ok\n')
  expect(removeAcceptedFindings([found])).toEqual([])
  expect(removeAcceptedFindings([])).toEqual([])
  expect(findUnusedAcceptances([found])).toEqual([])
  const message = expect.stringMatching(/^"x.id is old" does not occur/) as string
  expect(localizeFindings(findUnusedAcceptances([]), en)).toEqual([
    { severity: 'could', file: acceptedFile, line: 1, message },
  ])
})

it.each([
  ['- x.id is old\n', ':1 [0]: must have fields'],
  ['- finding: x.id is old\n  reason: x\n', ':2 [0].reason: must not have fewer than 2 char'],
  ['# A\n- finding: x.id is old\n', ':2 [0].reason: is missing'],
  ['- {finding: x.id is old, reason: ok}\n- {finding: x, reason: ok}\n', ':2 [1].finding: must'],
  ['- finding: "x.id\n', ':2 has a quotation mark that is not closed'],
])('names file, line and entry of the mistake in %j', (text, place) => {
  accept(text)
  const lines = `accepted.yaml must be a list of entries with .*\ncontent/own/accepted.yaml${place}`
  const pattern = new RegExp(lines.replace(/[[\]]/g, '\\$&'))
  expect(() => removeAcceptedFindings([found])).toThrow(pattern)
  const [first] = removeAcceptedOrReport([found])
  expect(first).toMatchObject({ severity: 'must', file: acceptedFile })
})

it('leaves a finding of the settings accepted, whichever command reads the list', async () => {
  accept('- finding: PUBLIC_URL is not set\n  reason: ok\n')
  const { findings } = await checkContentInDatabase(test.database, undefined, new Date())
  const shown = localizeFindings(removeAcceptedOrReport(findings), en)
  const isAbout = ({ message }: { message: string }) => /PUBLIC_URL|does not occur/.test(message)
  expect(shown.filter(isAbout)).toEqual([])
  await doctor(['--json', '--all'])
  const listed = JSON.parse(test.lines.join('')) as { message: string }[]
  expect(listed.length).toBeGreaterThan(0)
  expect(listed.filter(isAbout)).toEqual([])
  // Without the settings, as `own` reads it.
  expect(removeAcceptedFindings([found])).toEqual([found])
})

it('names an acceptance without a finding only where everything is checked', async () => {
  accept('- finding: no longer there\n  reason: ok\n')
  const { findings } = await checkContentInDatabase(test.database, undefined, new Date())
  expect(removeAcceptedOrReport(findings)).toEqual(findings)
  await doctor([])
  expect(test.lines.join('')).not.toContain('accepted.yaml')
  await doctor(['--all'])
  expect(test.lines.join('')).toContain('accepted.yaml:1: "no longer there" does not occur')
})
