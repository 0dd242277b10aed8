import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { emptyLists } from '../../content/contentSchema'
import { putImported } from '../../content/merge/importedContent'
import { readContent } from '../../content/readContent'
import { write } from '../../database/contentWrites'
import { paths } from '../../paths'
import { temporaryFolder } from '../../testing/cleanUp'
import { prepareCommands } from '../../testing/commands'
import { mergeIntoContentFile } from './mergeIntoContentFile'

const test = prepareCommands()

const skills = ['Go', 'Rust'].map((name) => ({ name, category: 'Bahasa', percent: 80 }))
const imported = { categories: [{ name: 'Bahasa' }], skills }

it.each([
  [false, 'stays. To delete it, repeat the command with --yes', ['Go', 'Rust']],
  [true, 'was deleted.', ['Go']],
])('deletes what the source does not have any more: %s', async (deletes, message, left) => {
  const file = path.join(temporaryFolder(), 'content.yaml')
  jest.replaceProperty(paths, 'ownContent', file)
  const own = { profile: { full_name: 'Dewi' }, ...emptyLists, ...imported }
  writeFileSync(file, JSON.stringify(own))
  await write(test.database, (transaction) => {
    return putImported(transaction, new Map([['A', imported]]))
  })
  const content = { ...imported, skills: skills.slice(0, 1) }
  const sources = [{ kind: 'A', content, pictures: new Map<string, Buffer>() }]
  await mergeIntoContentFile(sources, { given: ['a'], replaces: false, deletes })
  expect(test.lines.join('\n')).toContain(message)
  expect(readContent(file).content.skills.map(({ name }) => name)).toEqual(left)
  expect(existsSync(`${file}.bak`)).toBe(deletes)
})
