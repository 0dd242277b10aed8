import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { appearanceDefaults, clothDyes, clothPatterns } from '../contract/constants'
import { type CompleteCloth, ownerTile, resolveCloth } from './cloth'

interface SampleContent {
  projects: { slug: string; category: string }[]
}

const sample = parse(readFileSync('content/sample.yaml', 'utf8')) as SampleContent
const settings = { cloth: 'kawung', cloth_seed: appearanceDefaults.cloth_seed } as const
const names = sample.projects.map(({ slug }) => slug)
const format = ({ tile, dye }: CompleteCloth) => `${tile} ${dye}`

describe('the cloth of an owner', () => {
  it('is the same for the same name, and another one for another name or seed', () => {
    const owners = ['Raka Contoh', 'Nadia Putri', 'Bimo Aji', 'Ana', 'Søren Berg']
    const tilesOf = (seed: number) =>
      owners.map((name) => ownerTile(name, { cloth: 'parang', cloth_seed: seed }))
    expect(tilesOf(4816)).toEqual(tilesOf(4816))
    expect(new Set(tilesOf(4816)).size).toBe(owners.length)
    expect(tilesOf(17)).not.toEqual(tilesOf(4816))
    for (const tile of tilesOf(4816)) expect(tile).toMatch(/^parang-[012][01][1-6]$/)
  })

  it('has one of 36 variants', () => {
    const tiles = Array.from({ length: 1000 }, (_, index) => ownerTile(`Ana ${index}`, settings))
    expect(new Set(tiles).size).toBe(36)
  })

  it('does not exist without a pattern', () => {
    expect(ownerTile('Ana', { ...settings, cloth: 'none' })).toBeUndefined()
  })
})

describe('the cloth of an entry', () => {
  const source = { name: 'siaga-ciliwung', category: 'Backend Development' }

  it('has the pattern of the owner, and the dye of its category', () => {
    for (const cloth of clothPatterns) {
      const { tile, dye } = resolveCloth(source, { ...settings, cloth })
      expect([tile.split('-')[0], dye]).toEqual([cloth, 'leaf'])
    }
    expect(resolveCloth(source, settings)).toEqual(resolveCloth(source, settings))
  })

  it('is filled with as many figures as it has technologies, at most six', () => {
    const fillingOf = (filling?: number) =>
      resolveCloth({ ...source, filling }, settings).tile.at(-1)
    expect([1, 4, 6, 9].map(fillingOf)).toEqual(['1', '4', '6', '6'])
    expect(fillingOf()).toMatch(/[1-6]/)
  })

  it('has any pattern where the owner has none', () => {
    const cloths = Array.from({ length: 100 }, (_, index) =>
      resolveCloth({ name: `${index}` }, { ...settings, cloth: 'none' }),
    )
    const patterns = new Set(cloths.map(({ tile }) => tile.split('-')[0]))
    expect(patterns).toEqual(new Set(clothPatterns))
    expect(new Set(cloths.map(({ dye }) => dye))).toEqual(new Set(clothDyes))
  })

  it('reads a category regardless of case and surrounding spaces, also an unknown one', () => {
    const [one, other] = ['Full Stack', ' full stack '].map((category) =>
      resolveCloth({ name: 'toko', category }, settings),
    )
    expect(one).toEqual(other)
  })

  it('exists for an empty name and category', () => {
    for (const category of [undefined, null, '', ' ']) {
      const { tile, dye } = resolveCloth({ name: '', category }, settings)
      expect(tile).toMatch(/^kawung-[012][01][1-6]$/)
      expect(clothDyes).toContain(dye)
    }
  })

  it('prefers what the owner has chosen, also a half', () => {
    const derived = resolveCloth(source, settings)
    const resolve = (cloth: Parameters<typeof resolveCloth>[0]['cloth']) =>
      resolveCloth({ ...source, cloth }, settings)
    const nitik = derived.tile.replace('kawung', 'nitik')
    expect(resolve({ pattern: 'nitik', dye: 'soga' })).toEqual({ tile: nitik, dye: 'soga' })
    expect(resolve({ dye: 'soga' })).toEqual({ ...derived, dye: 'soga' })
    expect(resolve({ pattern: 'nitik', dye: null })).toEqual({ ...derived, tile: nitik })
    expect(resolve(null)).toEqual(derived)
  })

  it('is another one with another seed', () => {
    const cloths = [4816, 17].map((cloth_seed) =>
      names.map((name) => format(resolveCloth({ name }, { ...settings, cloth_seed }))),
    )
    expect(cloths[0]).not.toEqual(cloths[1])
  })
})
