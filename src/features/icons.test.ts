import { readFileSync } from 'node:fs'
import { linkIcon, networks } from './profile/linkIcon'
import { iconSlugs, skillIcon } from './skills/skillIcon'

const readIcon = (file: string) => readFileSync(`public/icons/${file}`, 'utf8')

it.each([
  ['Sesuatu', 'react.svg', 'react'],
  ['Sesuatu', '/icons/React.SVG', 'react'],
  ['React Native', null, 'react'],
  ['PostgreSQL 16', 'tidak-ada.svg', 'postgresql'],
  ['React', 'go.svg', 'go'],
  ['CSS/SCSS', null, 'sass'],
  ['Negosiasi', null, undefined],
  ['Pemasaran Digital', null, undefined],
  ['', '', undefined],
])('a skill has the icon of its file, or else of a keyword: %s, %s', (name, file, icon) => {
  expect(skillIcon(name, file)).toBe(icon)
})

it.each([
  ['Saya', 'https://gitlab.com/dewi', 'networks/gitlab.svg#icon'],
  ['Saya', 'https://www.youtube.com/@dewi', 'networks/youtube.svg#icon'],
  ['Saya', 'https://dewi.medium.com/', 'networks/medium.svg#icon'],
  ['Saya', 'https://id.linkedin.com/in/dewi', 'social.svg#linkedin'],
  ['Saya', 'https://twitter.com/dewi', 'social.svg#x'],
  ['Mastodon', 'https://merveilles.town/@dewi', 'networks/mastodon.svg#icon'],
  ['Google Scholar', 'https://merveilles.town/@dewi', 'networks/googlescholar.svg#icon'],
  ['Situs web', 'https://dewi.dev', undefined],
  ['constructor', 'https://notgitlab.com/x.com', undefined],
  ['', '/kosong', undefined],
])('a link has the logo of its host, or else of its name: %s, %s', (name, url, icon) => {
  expect(linkIcon({ name, url })).toBe(icon)
})

it('has a file for each icon', () => {
  for (const slug of iconSlugs) expect(readIcon(`skills/${slug}.svg`)).toMatch(/<path id="icon" d=/)
  for (const name of networks) {
    const [file = '', id] = linkIcon({ name, url: '' })?.split('#') ?? []
    expect(readIcon(file)).toContain(`<path id="${id}" d=`)
  }
})
