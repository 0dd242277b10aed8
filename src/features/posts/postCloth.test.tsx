import { renderHook } from '@testing-library/react'
import { buildPost } from '../../../__mocks__/fixtures'
import { TestProviders } from '../../../__mocks__/TestProviders'
import { createStore } from '../../app/store'
import { clothDyes } from '../../contract/constants'
import { usePostCloth } from './PostCover'

function clothOf() {
  const store = createStore()
  const { result } = renderHook(usePostCloth, {
    wrapper: ({ children }) => <TestProviders store={store}>{children}</TestProviders>,
  })
  return result.current
}

it('gives posts with the same tag cloths of all dyes', () => {
  const posts = Array.from({ length: 100 }, (_, id) => buildPost({ id, tags: ['React'] }))
  expect(new Set(posts.map(clothOf()).map(({ dye }) => dye))).toEqual(new Set(clothDyes))
})

it('gives a post the cloth that its owner has chosen', () => {
  const cloth = { pattern: 'parang', dye: 'indigo' } as const
  expect(clothOf()(buildPost({ cloth }))).toEqual({
    tile: expect.stringMatching(/^parang-/) as string,
    dye: 'indigo',
  })
})
