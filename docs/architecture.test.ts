import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '..')
const text = readFileSync(path.join(__dirname, 'architecture.md'), 'utf8')

/** The nouns of the server: one row of the table stands for all of them. */
const nouns = readdirSync(path.join(root, 'src', 'features')).concat('profiles', 'profile-skills')

it.each(['src', 'server'])('says what every folder under %s is for', (folder) => {
  const folders = readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !(folder === 'server' && nouns.includes(entry.name)))
    .map(({ name }) => `${folder}/${name}/`)
  expect(folders.length).toBeGreaterThan(5)
  for (const name of folders) expect(text).toContain(`\`${name}\``)
})
