import { readFileSync } from 'node:fs'
import path from 'node:path'
import { linkIcon, networks } from './linkIcon'

it.each([
  ['https://gitlab.com/dewi', 'networks/gitlab.svg#icon'],
  ['https://www.youtube.com/@dewi', 'networks/youtube.svg#icon'],
  ['https://dewi.medium.com/', 'networks/medium.svg#icon'],
  ['https://id.linkedin.com/in/dewi', 'social.svg#linkedin'],
  ['https://twitter.com/dewi', 'social.svg#x'],
])('finds the logo of %s by its host', (url, icon) => {
  expect(linkIcon({ name: 'Saya', url })).toBe(icon)
})

it('finds the logo by the name if the host is unknown', () => {
  const url = 'https://merveilles.town/@dewi'
  expect(linkIcon({ name: 'Mastodon', url })).toBe('networks/mastodon.svg#icon')
  expect(linkIcon({ name: 'Google Scholar', url })).toBe('networks/googlescholar.svg#icon')
})

it.each([
  ['Situs web', 'https://dewi.dev'],
  ['constructor', 'https://notgitlab.com/x.com'],
  ['', '/kosong'],
])('returns undefined for another site: %s, %s', (name, url) => {
  expect(linkIcon({ name, url })).toBeUndefined()
})

it('has a logo for each network', () => {
  const folder = path.resolve(__dirname, '../../../public/icons')
  for (const name of networks) {
    const [file = '', id] = linkIcon({ name, url: '' })?.split('#') ?? []
    expect(readFileSync(path.join(folder, file), 'utf8')).toContain(`<path id="${id}" d=`)
  }
})
