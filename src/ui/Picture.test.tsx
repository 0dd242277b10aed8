import { render, screen } from '@testing-library/react'
import { ThemeProvider } from 'styled-components'
import { theme } from '../theme/theme'
import { pictureAddress } from '../lib/pictures'
import { Picture, pictureSources } from './Picture'

it('crops around the focal point of an address, and requests it without the point', () => {
  render(
    <ThemeProvider theme={theme}>
      <Picture
        src="/pictures/a.webp?focus=30,60"
        alt="Sawah"
        placeholder="project"
        ratio="16 / 10"
        sizes="50vw"
      />
    </ThemeProvider>,
  )
  const picture = screen.getByRole('img', { name: 'Sawah' })
  expect(picture).toHaveStyle({ objectPosition: '30% 60%' })
  expect(picture).toHaveAttribute('src', '/pictures/a.webp')
})

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
