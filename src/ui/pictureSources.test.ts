import { pictureAddress } from '../lib/pictures'
import { pictureSources } from './pictureSources'

it('lists each format and width without spaces in the addresses', () => {
  const [avif, webp] = pictureSources(pictureAddress('/pictures/Büro im März.jpg'))
  const sized = '/sized/pictures/B%C3%BCro%20im%20M%C3%A4rz.jpg'
  expect(avif).toEqual({
    type: 'image/avif',
    srcSet: `${sized}/400.avif 400w, ${sized}/800.avif 800w, ${sized}/1200.avif 1200w`,
  })
  expect(webp?.type).toBe('image/webp')
})

it.each(['https://example.com/a.jpg', '/pictures/a.svg', '/icons/a.png'])(
  'lists nothing for %s, which is not converted',
  (url) => {
    expect(pictureSources(url)).toEqual([])
  },
)
