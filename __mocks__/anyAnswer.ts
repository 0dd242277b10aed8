import fc from 'fast-check'
import type { Transport } from '../src/api/transport'
import { buildCategories } from './fixtures/categories'
import { buildEducation } from './fixtures/educations'
import { buildExperience } from './fixtures/experiences'
import { buildProfile } from './fixtures/profile'
import { buildProjects } from './fixtures/projects'
import { buildSkills } from './fixtures/skills'
import { buildTestimonial } from './fixtures/testimonials'

const pagination = { currentPage: 1, totalPages: 2, totalData: 12, limit: 10 }
const projects = buildProjects(2, { is_featured: 1 })
const testimonials = [buildTestimonial({ id: 1 }), buildTestimonial({ id: 2 })]
const group = { category_id: 1, category_name: 'Frontend Development', skills: buildSkills(2) }

/** What the contract promises for each call. */
const samples: readonly [call: RegExp, data: object][] = [
  [/^\/profiles\/1$/, { profile: buildProfile() }],
  [/^\/profile-projects$/, { projects, pagination }],
  [/^\/profile-projects\//, { project: projects[0] }],
  [/^\/profile-skills\//, { profile_skills: [group, { ...group, category_id: 2 }], pagination }],
  [/^\/categories$/, { categories: buildCategories('Frontend', 'AI'), pagination }],
  [/^\/testimonials$/, { testimonials, pagination }],
  [/^\/testimonials\//, { testimonial: testimonials[0] }],
  [
    /^\/profile-experiences\//,
    { profile_experiences: [buildExperience({ id: 1 }), buildExperience({ id: 2 })], pagination },
  ],
  [
    /^\/profile-educations\//,
    { profile_educations: [buildEducation({ id: 1 }), buildEducation({ id: 2 })], pagination },
  ],
]

const oddStrings = ['', ' ', '7', '%', '\ud800', '<b>x</b>', 'javascript:alert(1)', 'http://', ',,']

/** What a field may hold although the contract says otherwise; `undefined`: it is left out. */
const oddValue = fc.oneof(
  { arbitrary: fc.constantFrom(undefined, null), weight: 3 },
  fc.constantFrom(true, [], {}, [null], [[]], { text: 'x' }),
  fc.constantFrom(...oddStrings, 'a'.repeat(400)),
  fc.double({ noNaN: true }),
)

/** Values like a sample, in which any part may have been replaced, about one in `rarity`. */
function like(sample: unknown, rarity: number): fc.Arbitrary<unknown> {
  const oddText = { arbitrary: fc.constantFrom(...oddStrings), weight: 1 }
  return fc.oneof(
    { arbitrary: partsLike(sample, rarity), weight: rarity - 1 },
    { arbitrary: oddValue, weight: 1 },
    ...(typeof sample === 'string' ? [oddText] : []),
  )
}

function partsLike(sample: unknown, rarity: number): fc.Arbitrary<unknown> {
  if (Array.isArray(sample)) return fc.tuple(...sample.map((part) => like(part, rarity)))
  if (typeof sample !== 'object' || sample === null) return fc.constant(sample)
  return fc.record(
    Object.fromEntries(Object.entries(sample).map(([key, part]) => [key, like(part, rarity)])),
  )
}

/** A body and the status it comes with: mostly of the right shape, with more or fewer odd values. */
function answerLike(data: object) {
  const body = { status: 'success', data }
  return fc.record({
    status: fc.oneof(
      { arbitrary: fc.constant(200), weight: 9 },
      { arbitrary: fc.constantFrom(401, 404, 500), weight: 1 },
    ),
    body: fc.oneof(like(body, 5), like(body, 15), like(body, 60)),
  })
}

interface Answer {
  status: number
  body: unknown
}

/** An answer for each call of the site. */
export const anyAnswers: fc.Arbitrary<Answer[]> = fc.tuple(
  ...samples.map(([, data]) => answerLike(data)),
)

/** Everything as the contract has it, but for a profile whose name is null. */
export const namelessAnswers: Answer[] = samples.map(([, data]) => ({
  status: 200,
  body: {
    status: 'success',
    data: 'profile' in data ? { profile: { ...buildProfile(), full_name: null } } : data,
  },
}))

/** Sends these answers, whatever page of a list is requested; there are two. */
export function transportOf(answers: readonly Answer[]): Transport {
  return (args) => {
    const { url, params } = typeof args === 'string' ? { url: args } : args
    const { status, body } = answers[samples.findIndex(([call]) => call.test(url))] as Answer
    if (Number(params?.page ?? 1) > 2) return { error: { status: 404, data: undefined } }
    // As JSON has it: without what is undefined.
    const data: unknown = JSON.parse(JSON.stringify(body ?? null))
    return status === 200 ? { data } : { error: { status, data } }
  }
}
