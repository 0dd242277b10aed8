import { buildPost } from '../../../__mocks__/fixtures'
import { clothDyes } from '../../contract/constants'
import { postCloth } from './PostCover'

it('gives posts with the same tag cloths of all dyes', () => {
  const posts = Array.from({ length: 100 }, (_, id) => buildPost({ id, tags: ['React'] }))
  expect(new Set(posts.map((post) => postCloth(post).dye))).toEqual(new Set(clothDyes))
})

it('gives a post the cloth that its owner has chosen', () => {
  const cloth = { pattern: 'parang', dye: 'indigo' } as const
  expect(postCloth(buildPost({ cloth }))).toEqual(cloth)
})
