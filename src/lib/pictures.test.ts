import { hasSizes, objectPosition, pictureAddress, pictureName } from './pictures'

const encoded = '/pictures/B%C3%BCro%20im%20M%C3%A4rz.jpg'

it.each([
  ['/pictures/Büro im März.jpg', encoded],
  ['/pictures/Büro im März.jpg'.normalize('NFD'), encoded],
  [encoded, encoded],
  ['/pictures/a/b.webp', '/pictures/a/b.webp'],
  ['/pictures/a, b.webp', '/pictures/a%2C%20b.webp'],
  ['/pictures/C#.png', '/pictures/C%23.png'],
  ['/pictures/50%.png', '/pictures/50%25.png'],
  ['/pictures/a b.png?focus=30,60', '/pictures/a%20b.png'],
  ['https://example.com/a.png?focus=30,60', 'https://example.com/a.png?focus=30,60'],
  ['/pictures/a b.png?v=2', '/pictures/a%20b.png?v=2'],
  ['https://example.com/pictures/a b.png', 'https://example.com/pictures/a b.png'],
])('encodes %s as %s', (address, expected) => {
  expect(pictureAddress(address)).toBe(expected)
})

it.each([
  ['/pictures/a.webp?focus=30,60', '30% 60%'],
  ['/pictures/a.webp?focus=0,100', '0% 100%'],
  ['/pictures/a.webp', undefined],
  ['/pictures/a.webp?focus=a,b', undefined],
  ['https://example.com/a.webp?focus=30,60', undefined],
])('reads the focal point of %s', (address, expected) => {
  expect(objectPosition(address)).toBe(expected)
})

it('returns the composed name of a picture of this site', () => {
  expect(pictureName(encoded)).toBe('Büro im März.jpg'.normalize('NFC'))
  expect(pictureName('/pictures/B%C3%BCro im März.jpg'.normalize('NFD'))).toBe(
    'Büro im März.jpg'.normalize('NFC'),
  )
  expect(pictureName('/icons/a.png')).toBeUndefined()
})

it.each([
  [encoded, true],
  ['/pictures/a.PNG', true],
  ['/pictures/a.svg', false],
  ['/pictures/a.gif', false],
  ['https://example.com/pictures/a.png', false],
])('has sizes for %s: %s', (address, expected) => {
  expect(hasSizes(address)).toBe(expected)
})
