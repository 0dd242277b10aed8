import { existsSync, readFileSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stringify } from 'yaml'
import { sampleOwner } from '../../src/contract/constants'
import { write } from '../database/contentWrites'
import { paths } from '../paths'
import { encodeUpload } from '../pictures/conversion/encodeUpload'
import {
  hashOf,
  listPictures,
  storePicture,
  storedPictures,
  updatePicture,
} from '../pictures/repository'
import { temporaryFile, temporaryFolder } from '../testing/cleanUp'
import { buildContent, contentProject, contentTestimonial } from '../testing/content'
import { takePhotograph } from '../testing/pictures'
import { openTestDatabase } from '../testing/testApp'
import { checkPictureFiles, exportPictures, importPictures } from './contentPictures'
import type { Content } from './contentSchema'
import { exportContent } from './database/exportContent'
import { openContentDatabase } from './database/openContentDatabase'
import { readContent } from './readContent'
import { formatNotes, formatTaken } from './report'

const writeFile = (text: string) => temporaryFile('content.yaml', text)
const writeContent = (content = buildContent()) => writeFile(stringify(content))

/** The mistakes that are reported for a file, without its path and the line about its kind. */
function mistakesOf(text: string): string[] {
  return messageOf(text)
    .split('\n')
    .slice(1)
    .map((line) => line.replace(/^.*content\.yaml/, ''))
}

function messageOf(text: string): string {
  try {
    readContent(writeFile(text))
  } catch (error) {
    return (error as Error).message
  }
  return ''
}

/** The line of a text in which a part of it occurs first. */
function lineOf(text: string, part: string): number {
  return text.split('\n').findIndex((line) => line.includes(part)) + 1
}

describe('reading a content file', () => {
  it('accepts YAML and JSON', () => {
    expect(readContent(writeContent()).content).toEqual(buildContent())
    expect(readContent(writeFile(JSON.stringify(buildContent()))).content).toEqual(buildContent())
  })

  it('accepts the sample, and has no notes about it', () => {
    const { content, report } = readContent(paths.sampleContent)
    expect([content.profile.full_name, formatNotes(report)]).toEqual([sampleOwner, ''])
    expect(readFileSync(paths.sampleContent, 'utf8')).toMatch(
      /^# yaml-language-server: \$schema=content\.schema\.json\n/,
    )
  })

  it('reports every mistake with its line', () => {
    const text = stringify(buildContent())
      .replace('full_name: Dewi Contoh', 'full_nam: Dewi Contoh')
      .replace('percent: 95', 'percent: 950')
      .replace('rating: 5', 'rating: lima')
    expect(mistakesOf(text)).toEqual(
      expect.arrayContaining([
        `:${lineOf(text, 'full_nam')} profile.full_name: is missing`,
        `:${lineOf(text, 'full_nam')} profile.full_nam: is not a known field`,
        `:${lineOf(text, '950')} skills[0].percent: must be <= 100`,
        `:${lineOf(text, 'lima')} testimonials[0].rating: must be integer`,
      ]),
    )
  })

  const projects = (...fields: object[]) => ({
    projects: fields.map((one, index) => contentProject(index + 1, one)),
  })

  const dates = (start_date: string, end_date: string) => projects({ start_date, end_date })
  const percents = buildContent().skills.map((one, index) => ({ ...one, is_listed: index > 0 }))
  const testimonials = ['proyek-1', 'Proyek 1', 'proyek-9'].map((project, index) =>
    contentTestimonial(index + 1, { project }),
  )

  it.each<[Partial<Content>, string]>([
    [projects({ category: 'Ngawur' }), 'projects[0].category: names no category: "Ngawur"'],
    [projects({ skills: ['React', 'Sulap'] }), 'projects[0].skills[1]: names no skill: "Sulap"'],
    [projects({ slug: 'a' }, { title: 'A' }), 'projects[1].slug: is used twice: "a"'],
    [{ skills: percents }, 'skills[0].is_listed: contradicts percent: remove one'],
    [{ testimonials }, 'testimonials[2].project: names no project: "proyek-9"'],
    [dates('2024-05', '2024-04-30'), 'projects[0].end_date: is before start_date, 2024-05'],
    [projects({ link_demo: 'javascript:alert(1)' }), 'projects[0].link_demo: must be an http(s)'],
    [projects({ slug: 'Dua Kata' }), 'projects[0].slug: must be lower-case letters from a to z'],
    [projects({ title: 2048 }), 'projects[0].title: must be text: put numbers and dates in quotes'],
  ])('reports the mistake in %j with its line', (changes, expected) => {
    const mistakes = mistakesOf(stringify(buildContent(changes)))
    expect(mistakes.map((mistake) => mistake.replace(/^:\d+ /, ': '))).toEqual([
      expect.stringContaining(`: ${expected}`),
    ])
  })

  it('names the kind of file that a text was taken for', () => {
    const resumes = ['basics:\n  email: a@b.example', 'work: []', '{"basics": {"name": "A"']
    for (const text of resumes) {
      expect(messageOf(text)).toContain('content.yaml was read as JSON Resume:\n')
    }
    for (const text of ['profile: 1', 'projects: []', '', 'profile:\n\tfull_name: A']) {
      expect(messageOf(text)).toContain('content.yaml was read as a content file:\n')
    }
  })

  it('reports a JSON Resume without a name', () => {
    expect(mistakesOf('{\n"basics": {"label": "A"}}')).toEqual([
      expect.stringMatching(/^:2 has no name of a person: it is basics\.name/),
    ])
  })

  it.each([
    ['a:\n\tb: 1', 2, 'begins with a tab: indent with spaces'],
    ['a:\n  b: 1\n c: 2', 3, 'is indented in another way'],
    ['a: satu: dua', 1, 'has a second colon'],
    ['a: 1\na: 2', 2, 'has a field that is there already'],
    ['{"a": {"b": 1}\n"c": 2}', 2, 'lacks a comma'],
    ['{"a": 1', 1, 'lacks a closing }'],
    ['a: "satu\nb: 2', 2, 'has a quotation mark that is not closed'],
    ['nama Dewi\numur: 1', 1, 'lacks a colon'],
    ['a: @dewi', 1, 'begins with a special character'],
    ['{a: 1}}', 1, 'cannot be read'],
  ])('explains the syntax error of %j', (text, line, message) => {
    const mistakes = mistakesOf(text)
    expect(mistakes).toEqual([expect.stringMatching(`^:${line} ${message}`)])
    expect(mistakes[0]).not.toMatch(/flow|block|map|sequence|scalar|token|collection|implicit/i)
  })
})

it('reports what the profile of a content file lacks, with its line', () => {
  const { report } = readContent(writeContent())
  expect(formatNotes(report)).toBe(
    [
      'Assumed:',
      'profile.current_job_title (line 2) is missing: the site shows nothing in its place',
      'profile.bio (line 2) is missing: the site shows nothing in its place',
    ].join('\n  '),
  )
  expect(formatTaken(report)).toBe(
    '4 projects, 5 skills, 3 experiences, 2 educations, 3 testimonials, 3 posts',
  )
})

describe('the first start', () => {
  async function fullName(dataDir: string, contentFile: string): Promise<string> {
    const db = await openContentDatabase({ dataDir, contentFile })
    const { profile } = await exportContent(db)
    await db.destroy()
    return profile.full_name
  }

  it('names the setting and the file where the content does not exist', async () => {
    const first = fullName(temporaryFolder(), '/nowhere/mine.yaml')
    await expect(first).rejects.toThrow(/^CONTENT_FILE names .*: \/nowhere\/mine\.yaml\./)
  })

  it('creates the folder and a database with the content, and keeps an existing one', async () => {
    const dataDir = path.join(temporaryFolder(), 'a', 'b')
    expect(await fullName(dataDir, writeContent())).toBe('Dewi Contoh')
    const files = readdirSync(dataDir).filter((file) => statSync(path.join(dataDir, file)).size > 0)
    // SQLite deletes the shared memory file when the process ends.
    expect(files.filter((file) => !file.endsWith('-shm'))).toEqual(['karya.db'])
    const other = writeContent(buildContent({ profile: { full_name: 'Lain' } }))
    expect(await fullName(dataDir, other)).toBe('Dewi Contoh')
  })

  it('creates nothing when the content has mistakes', async () => {
    const dataDir = path.join(temporaryFolder(), 'data')
    await expect(fullName(dataDir, writeFile('profile: 1'))).rejects.toThrow(/profile/)
    expect(existsSync(dataDir)).toBe(false)
  })
})

/** A database with a picture, exported beside a content file. */
async function exportPicture() {
  const { database } = await openTestDatabase()
  const encoded = await encodeUpload(await takePhotograph())
  if ('refused' in encoded) throw new Error(encoded.refused.message)
  const hash = await write(database, async (transaction) => {
    const stored = await storePicture(transaction, encoded)
    await updatePicture(transaction, stored.hash, { alt: 'Sawah', focus: { x: 20, y: 80 } })
    return stored.hash
  })
  const contentFile = path.join(temporaryFolder(), 'content.yaml')
  expect(await exportPictures(database, contentFile)).toBe(1)
  const folder = path.join(path.dirname(contentFile), 'pictures')
  return { database, hash, contentFile, folder, bytes: encoded.bytes }
}

it('brings exported pictures into another database, with all that belongs to them', async () => {
  const { database, hash, contentFile, folder, bytes } = await exportPicture()
  expect(readdirSync(folder).sort()).toEqual([`${hash}.jpg`, 'pictures.json'])
  writeFileSync(path.join(folder, 'catatan.txt'), 'bukan gambar')
  const { database: other } = await openTestDatabase()
  expect(await importPictures(other, contentFile)).toBe(1)
  expect(await listPictures(other)).toEqual(await listPictures(database))
  expect(await storedPictures(other).read(`stored/${hash}.jpg`)).toEqual(bytes)
  await exportPictures(database, contentFile)
  expect(readdirSync(folder)).toHaveLength(3)
  // A picture that is stored already stays as it is.
  await write(database, (transaction) => updatePicture(transaction, hash, { alt: 'Ladang' }))
  await importPictures(database, contentFile)
  expect((await listPictures(database)).map(({ alt }) => alt)).toEqual(['Ladang'])
})

it('names mistakes in pictures.json and files that are no pictures, and stores nothing', async () => {
  const { hash, contentFile, folder } = await exportPicture()
  const index = path.join(folder, 'pictures.json')
  const valid = readFileSync(index, 'utf8')
  writeFileSync(index, valid.replace('"x": 20', '"x": 120'))
  await expect(checkPictureFiles(contentFile)).rejects.toThrow(/pictures\.json:\d+ .*focus\.x/)
  writeFileSync(index, valid)
  renameSync(path.join(folder, `${hash}.jpg`), path.join(folder, `${'0'.repeat(64)}.jpg`))
  const text = 'bukan gambar'
  writeFileSync(path.join(folder, `${hashOf(Buffer.from(text))}.png`), text)
  const { database } = await openTestDatabase()
  await expect(importPictures(database, contentFile)).rejects.toThrow(
    /0000\.jpg: has been changed[^]*\.png: is not a picture/,
  )
  expect(await listPictures(database)).toEqual([])
})
