import { appearanceDefaults, clothDyes, clothPatterns } from '../contract/constants'
import { ownerTile, resolveCloth } from './cloth'

const settings = { cloth: 'kawung', cloth_seed: appearanceDefaults.cloth_seed } as const
const source = { name: 'siaga-ciliwung', category: 'Backend Development' }
const numbers = Array.from({ length: 1000 }, (_, index) => index)

it('gives an owner one of 36 tiles, by name and seed, and none without a pattern', () => {
  const tilesOf = (cloth_seed: number) =>
    numbers.map((index) => ownerTile(`Ana ${index}`, { cloth: 'parang', cloth_seed }))
  expect(tilesOf(4816)).toEqual(tilesOf(4816))
  expect(tilesOf(17)).not.toEqual(tilesOf(4816))
  expect(new Set(tilesOf(4816)).size).toBe(36)
  for (const tile of tilesOf(4816)) expect(tile).toMatch(/^parang-[012][01][1-6]$/)
  expect(ownerTile('Ana', { ...settings, cloth: 'none' })).toBeUndefined()
})

it('gives an entry the pattern of the owner, and the dye of its category, also an unknown one', () => {
  for (const cloth of clothPatterns) {
    const { tile, dye } = resolveCloth(source, { ...settings, cloth })
    expect([tile.split('-')[0], dye]).toEqual([cloth, 'leaf'])
  }
  const ofCategory = (category?: string | null) =>
    resolveCloth({ name: 'toko', category }, settings)
  expect(ofCategory(' full stack ')).toEqual(ofCategory('Full Stack'))
  expect(ofCategory('lain')).toEqual(ofCategory('lain'))
  for (const category of [undefined, null, '', ' ']) {
    const { tile, dye } = resolveCloth({ name: '', category }, settings)
    expect(tile).toMatch(/^kawung-[012][01][1-6]$/)
    expect(clothDyes).toContain(dye)
  }
})

it('gives entries any pattern where the owner has none, and other cloths with another seed', () => {
  const cloths = numbers.map((index) =>
    resolveCloth({ name: `${index}` }, { ...settings, cloth: 'none' }),
  )
  expect(new Set(cloths.map(({ tile }) => tile.split('-')[0]))).toEqual(new Set(clothPatterns))
  expect(new Set(cloths.map(({ dye }) => dye))).toEqual(new Set(clothDyes))
  const withSeed = (cloth_seed: number) =>
    numbers.map((index) => resolveCloth({ name: `${index}` }, { ...settings, cloth_seed }))
  expect(withSeed(17)).not.toEqual(withSeed(4816))
})

it('fills a cloth with as many figures as the entry has technologies, at most six', () => {
  const fillingOf = (filling?: number) => resolveCloth({ ...source, filling }, settings).tile.at(-1)
  expect([1, 4, 6, 9].map(fillingOf)).toEqual(['1', '4', '6', '6'])
  expect(fillingOf()).toMatch(/[1-6]/)
})

it('prefers what the owner has chosen, also a half', () => {
  const derived = resolveCloth(source, settings)
  const resolve = (cloth: Parameters<typeof resolveCloth>[0]['cloth']) =>
    resolveCloth({ ...source, cloth }, settings)
  const tile = derived.tile.replace('kawung', 'nitik')
  expect(resolve({ pattern: 'nitik', dye: 'soga' })).toEqual({ tile, dye: 'soga' })
  expect(resolve({ dye: 'soga' })).toEqual({ ...derived, dye: 'soga' })
  expect(resolve({ pattern: 'nitik', dye: null })).toEqual({ ...derived, tile })
  expect(resolve(null)).toEqual(derived)
})
