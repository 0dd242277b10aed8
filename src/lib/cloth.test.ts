import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { appearanceDefaults, clothDyes, clothPatterns } from '../contract/constants'
import { type CompleteCloth, resolveCloth as resolve } from './cloth'

const resolveCloth = (
  source: Parameters<typeof resolve>[0],
  seed = appearanceDefaults.cloth_seed,
) => resolve(source, seed)

interface SampleContent {
  projects: { slug: string; category: string }[]
}

const sample = parse(readFileSync('content/sample.yaml', 'utf8')) as SampleContent
const format = ({ pattern, dye }: CompleteCloth) => `${pattern} ${dye}`

/** The number of occurrences of each text. */
function countEach(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}

it('gives each project of the sample another cloth, of all patterns', () => {
  const cloths = sample.projects.map(({ slug, category }) => resolveCloth({ name: slug, category }))
  expect(new Set(cloths.map(format)).size).toBe(sample.projects.length)
  expect(new Set(cloths.map(({ pattern }) => pattern))).toEqual(new Set(clothPatterns))
})

it('gives the same name always the same cloth', () => {
  const source = { name: 'siaga-ciliwung', category: 'Backend Development' }
  expect(format(resolveCloth(source))).toBe('kawung backend_development')
})

it('spreads 1,000 slugs without a category over all 36 cloths', () => {
  const slugs = Array.from({ length: 1000 }, (_, index) => (index * 7919).toString(36))
  const counts = countEach(slugs.map((name) => format(resolveCloth({ name }))))
  expect(counts.size).toBe(clothPatterns.length * clothDyes.length)
  // On average 28.
  expect(Math.min(...counts.values())).toBeGreaterThan(10)
  expect(Math.max(...counts.values())).toBeLessThan(50)
})

it('spreads the slugs of a category over all patterns, and its dye is the same', () => {
  const slugs = Array.from({ length: 1000 }, (_, index) => `proyek-${index}`)
  const cloths = slugs.map((name) => resolveCloth({ name, category: 'AI' }))
  const counts = countEach(cloths.map(({ pattern }) => pattern))
  expect(Math.min(...clothPatterns.map((pattern) => counts.get(pattern) ?? 0))).toBeGreaterThan(120)
  expect(new Set(cloths.map(({ dye }) => dye))).toEqual(new Set(['ai']))
})

it('reads a category regardless of case and surrounding spaces, also an unknown one', () => {
  const [one, other] = ['Full Stack', ' full stack '].map((category) =>
    resolveCloth({ name: 'toko', category }),
  )
  expect(one).toEqual(other)
})

it('has a cloth for an empty name and category', () => {
  for (const category of [undefined, null, '', ' ']) {
    expect(clothPatterns).toContain(resolveCloth({ name: '', category }).pattern)
    expect(clothDyes).toContain(resolveCloth({ name: '', category }).dye)
  }
})

it('prefers what the owner has chosen, also a half', () => {
  const source = { name: 'siaga-ciliwung', category: 'Backend Development' }
  const derived = resolveCloth(source)
  expect(resolveCloth({ ...source, cloth: { pattern: 'nitik', dye: 'soga' } })).toEqual({
    pattern: 'nitik',
    dye: 'soga',
  })
  expect(resolveCloth({ ...source, cloth: { dye: 'soga' } })).toEqual({ ...derived, dye: 'soga' })
  expect(resolveCloth({ ...source, cloth: { pattern: 'nitik', dye: null } })).toEqual({
    ...derived,
    pattern: 'nitik',
  })
  expect(resolveCloth({ ...source, cloth: null })).toEqual(derived)
})

it('gives another seed other cloths', () => {
  const names = sample.projects.map(({ slug }) => slug)
  const cloths = [4816, 17].map((seed) => names.map((name) => format(resolveCloth({ name }, seed))))
  expect(cloths[0]).not.toEqual(cloths[1])
})
