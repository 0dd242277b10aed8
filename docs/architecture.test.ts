import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '..')
const text = readFileSync(path.join(__dirname, 'architecture.md'), 'utf8')

it.each(['src', 'server'])('describes every folder in %s', (folder) => {
  const folders = readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}/`)
  expect(folders.length).toBeGreaterThan(5)
  for (const name of folders) expect(text).toContain(`\`${name}\``)
})
