import { siGo, siPostgresql, siReact } from 'simple-icons'
import { skillIcon } from './skillIcon'

it.each(['react.svg', '/icons/React.SVG', 'react'])('finds an icon by its file name %s', (file) => {
  expect(skillIcon('Sesuatu', file)).toBe(siReact.path)
})

it('finds an icon by a keyword in the name where the file name says nothing', () => {
  expect(skillIcon('React Native', null)).toBe(siReact.path)
  expect(skillIcon('PostgreSQL 16', 'tidak-ada.svg')).toBe(siPostgresql.path)
})

it('takes the file name before the keyword', () => {
  expect(skillIcon('React', 'go.svg')).toBe(siGo.path)
})

it('leaves the general icon for what it does not know', () => {
  expect(skillIcon('Negosiasi', null)).toBeUndefined()
  expect(skillIcon('', '')).toBeUndefined()
})
