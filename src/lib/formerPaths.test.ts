import { formerPathKey, isFormerPath } from './formerPaths'

it.each([
  ['/2024/05/kopi/', true],
  ['/old/coffee.html', true],
  ['/posts/kopi%20susu', true],
  ['/catatan/東京', true],
  ['/', false],
  ['kopi', false],
  ['//example.com/kopi', false],
  ['https://example.com/kopi', false],
  ['/kopi susu', false],
  ['/kopi?p=1', false],
  ['/kopi#isi', false],
  ['/kopi\\susu', false],
  ['/kopi%00', false],
  ['/a/../b', false],
  ['/a/%2e%2e/b', false],
  ['/a%5C..%5Cb', false],
  ['/feed.xml', false],
  ['/kopi/FEED.JSON', false],
  ['/2024/05/kopi/feed/', false],
  ['/pictures/a.webp', false],
  ['/api', false],
  ['/api/posts', false],
  ['/apik', true],
])('%j: %s', (text, expected) => {
  expect(isFormerPath(text)).toBe(expected)
})

it.each([
  ['/kopi', '/kopi'],
  ['/kopi/', '/kopi'],
  ['/kopi/index.html', '/kopi'],
  ['/kopi%20susu/', '/kopi susu'],
  ['/kafe\u0301', '/kafé'],
  ['/%', '/%'],
  ['/Kopi.html', '/Kopi.html'],
])('the key of %j is %j', (path, key) => {
  expect(formerPathKey(path)).toBe(key)
})
