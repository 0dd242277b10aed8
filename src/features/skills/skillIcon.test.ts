import { readFileSync } from 'node:fs'
import path from 'node:path'
import { iconSlugs, skillIcon } from './skillIcon'

it.each(['react.svg', '/icons/React.SVG', 'react'])('finds an icon by its file name %s', (file) => {
  expect(skillIcon('Sesuatu', file)).toBe('react')
})

it('finds an icon by a keyword in the name if the file name is unknown', () => {
  expect(skillIcon('React Native', null)).toBe('react')
  expect(skillIcon('PostgreSQL 16', 'tidak-ada.svg')).toBe('postgresql')
})

it('prefers the file name to the keyword', () => {
  expect(skillIcon('React', 'go.svg')).toBe('go')
})

it('returns undefined for an unknown skill', () => {
  expect(skillIcon('Negosiasi', null)).toBeUndefined()
  expect(skillIcon('', '')).toBeUndefined()
})

it('has an SVG file with the expected path for each icon', () => {
  const folder = path.resolve(__dirname, '../../../public/icons/skills')
  for (const slug of iconSlugs) {
    expect(readFileSync(path.join(folder, `${slug}.svg`), 'utf8')).toMatch(/<path id="icon" d=/)
  }
})
