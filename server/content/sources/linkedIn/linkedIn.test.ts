import path from 'node:path'
import { readFiles } from '../files'
import { linkedIn } from './linkedIn'
import type { SourceFile } from '../source'
import { writtenOn } from './values'

const fixtures = path.join(__dirname, '..', 'fixtures')

/** The file as a text of lines that end with CRLF, with a byte order mark. */
function windowsFile({ path, bytes }: SourceFile): SourceFile {
  const text = bytes.toString().replaceAll('\n', '\r\n')
  return { path, bytes: Buffer.from(`\uFEFF${text}`) }
}

const file = (path: string, text: string): SourceFile => ({ path, bytes: Buffer.from(text) })

it.each(['linkedIn', 'linkedInIndonesian', 'linkedInBasic'])(
  'reads the archive %s with the line ends of Windows and a byte order mark',
  (name) => {
    const files = readFiles(path.join(fixtures, name))
    const { resume, notes } = linkedIn.read(files.map(windowsFile))
    const expected = linkedIn.read(files)
    expect([resume, notes]).toEqual([expected.resume, expected.notes])
  },
)

it('finds the row of a value', () => {
  const { placeOf } = linkedIn.read(readFiles(path.join(fixtures, 'linkedIn')))
  const lineOf = (...place: (string | number)[]) => placeOf(place).line
  expect([lineOf('basics', 'email'), lineOf('work', 1, 'position')]).toEqual([3, 3])
  // The description of the entry before has several lines, and an empty line is between them.
  expect([lineOf('work', 2), lineOf('work')]).toEqual([8, 2])
})

const header = 'Company Name,Title,Description,Location,Started On,Finished On\n'

it('names every file with an open quotation mark, with the line of the entry', () => {
  const files = [
    file(
      'a/Positions.csv',
      `${header}Havn IT,Developer,"one\ntwo",,2013,\nFjord,"Engineer,,,2016,\n`,
    ),
    file('a/Languages.csv', 'Name,Proficiency\n"German,\n'),
  ]
  expect(linkedIn.recognises(files)).toBe(true)
  expect(() => linkedIn.read(files)).toThrow(
    [
      'The files were read as the data archive of LinkedIn:',
      'a/Positions.csv:4 has a quotation mark that is not closed',
      'a/Languages.csv:2 has a quotation mark that is not closed',
    ].join('\n'),
  )
})

it.each([
  ['no files', []],
  ['a single file of an archive', [file('Positions.csv', header)]],
  [
    'lists of another program',
    [file('skills.csv', 'Name\nGo\n'), file('courses.csv', 'Name\nA\n')],
  ],
  [
    'files of the account only',
    readFiles(path.join(fixtures, 'linkedIn')).filter(({ path }) =>
      /^(?:Conn|mess|Reg|Inv|Ad_|Jobs)/.test(path),
    ),
  ],
  ['other files', [file('Profile.json', '{}'), file('Profile.csv', '\0\x01'), file('a.csv', '')]],
])('does not recognise %s', (_name, files) => {
  expect(linkedIn.recognises(files)).toBe(false)
})

it.each([
  ['01/19/13, 12:10 AM', '2013-01-19'],
  ['1/1/23', '2023-01-01'],
  ['21/08/2023, 14.41', '2023-08-21'],
  ['Jan 2024', 'Jan 2024'],
  ['', ''],
])('reads the date %j', (text, expected) => {
  expect(writtenOn(text)).toBe(expected)
})
