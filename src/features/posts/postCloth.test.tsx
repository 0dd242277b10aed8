import { renderHook, render, screen } from '@testing-library/react'
import { buildPost } from '../../../__mocks__/fixtures'
import { TestProviders } from '../../../__mocks__/TestProviders'
import { createStore } from '../../app/store'
import { clothDyes } from '../../contract/constants'
import { usePostCloth } from './PostCover'
import { ThemeProvider } from 'styled-components'
import type { CompleteCloth } from '../../lib/cloth'
import { theme } from '../../theme/theme'
import { Cloth } from '../../ui/pictures/Cloth'

it('gives posts with the same tag cloths of all dyes', () => {
  const store = createStore()
  const { result } = renderHook(usePostCloth, {
    wrapper: ({ children }) => <TestProviders store={store}>{children}</TestProviders>,
  })
  const posts = Array.from({ length: 100 }, (_, id) => buildPost({ id, tags: ['React'] }))
  expect(new Set(posts.map(result.current).map(({ dye }) => dye))).toEqual(new Set(clothDyes))
})

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
