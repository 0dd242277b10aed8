import { render, screen } from '@testing-library/react'
import { ThemeProvider } from 'styled-components'
import { theme } from '../theme/theme'
import { Picture } from './Picture'

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
