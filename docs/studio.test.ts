import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

it('shows every picture of a screen, and no other', () => {
  const text = readFileSync(path.join(__dirname, 'studio.md'), 'utf8')
  const shown = [...text.matchAll(/\(studio\/([\w-]+\.webp)\)/g)].map(([, name]) => name)
  expect(shown.length).toBeGreaterThan(20)
  expect(shown.sort()).toEqual(readdirSync(path.join(__dirname, 'studio')).sort())
})
