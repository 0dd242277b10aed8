import { render, screen } from '@testing-library/react'
import { ThemeProvider } from 'styled-components'
import type { CompleteCloth } from '../../lib/cloth'
import { theme } from '../../theme/theme'
import { Cloth } from './Cloth'

const cloth: CompleteCloth = { tile: 'nitik-013', dye: 'leaf' }

const renderCloth = (label?: string) =>
  render(
    <ThemeProvider theme={theme}>
      <Cloth cloth={cloth} label={label} />
    </ThemeProvider>,
  )

it('has the tile of its pattern and the colours of its dye', () => {
  renderCloth('Kain')
  const { style } = screen.getByRole('img', { name: 'Kain' })
  expect(style.getPropertyValue('--cloth-tile')).toBe('url(/cloths/nitik-013.svg)')
  expect(style.getPropertyValue('--cloth-motif')).toBe('var(--dye-leaf-motif)')
})

it('is hidden from screen readers without a label', () => {
  renderCloth()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})
