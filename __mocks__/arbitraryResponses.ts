import fc from 'fast-check'
import type { Transport } from '../src/api/transport'
import {
  buildCaseStudy,
  buildCategories,
  buildEducation,
  buildExperience,
  buildPost,
  buildPostDetail,
  buildProfile,
  buildProjects,
  buildSkills,
  buildTestimonial,
} from './fixtures'

const pagination = { currentPage: 1, totalPages: 2, totalData: 12, limit: 10 }
const projects = buildProjects(2, { is_featured: 1 })
const testimonials = [buildTestimonial({ id: 1 }), buildTestimonial({ id: 2 })]
const group = { category_id: 1, category_name: 'Frontend Development', skills: buildSkills(2) }

/** A valid response for each request of the site. */
const samples: readonly [path: RegExp, data: object][] = [
  [/^\/profiles\/1$/, { profile: buildProfile() }],
  [/^\/profile-projects$/, { projects, pagination }],
  [
    /^\/projects\/stats$/,
    {
      stats: {
        total: 2,
        active: 2,
        featured: 2,
        byCategory: [{ category_id: 1, category_name: 'AI', total: 2 }],
      },
    },
  ],
  [/^\/profile-projects\//, { project: buildCaseStudy() }],
  [/^\/profile-skills\//, { profile_skills: [group, { ...group, category_id: 2 }], pagination }],
  [/^\/categories$/, { categories: buildCategories('Frontend', 'AI'), pagination }],
  [/^\/posts$/, { posts: [buildPost({ id: 1 }), buildPost({ id: 2 })], pagination }],
  [/^\/posts\//, { post: buildPostDetail() }],
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

const unusualStrings = [
  '',
  ' ',
  '7',
  '%',
  '\ud800',
  '<b>x</b>',
  'javascript:alert(1)',
  'http://',
  ',,',
]

/** Values that violate the contract; `undefined` omits the field. */
const invalidValue = fc.oneof(
  { arbitrary: fc.constantFrom(undefined, null), weight: 3 },
  fc.constantFrom(true, [], {}, [null], [[]], { text: 'x' }),
  fc.constantFrom(...unusualStrings, 'a'.repeat(400)),
  fc.double({ noNaN: true }),
)

/** Variants of a sample in which about one part in `rarity` is replaced. */
export function variantOf(sample: unknown, rarity: number): fc.Arbitrary<unknown> {
  const unusualString = { arbitrary: fc.constantFrom(...unusualStrings), weight: 1 }
  return fc.oneof(
    { arbitrary: variantOfParts(sample, rarity), weight: rarity - 1 },
    { arbitrary: invalidValue, weight: 1 },
    ...(typeof sample === 'string' ? [unusualString] : []),
  )
}

function variantOfParts(sample: unknown, rarity: number): fc.Arbitrary<unknown> {
  if (Array.isArray(sample)) return fc.tuple(...sample.map((part) => variantOf(part, rarity)))
  if (typeof sample !== 'object' || sample === null) return fc.constant(sample)
  return fc.record(
    Object.fromEntries(Object.entries(sample).map(([key, part]) => [key, variantOf(part, rarity)])),
  )
}

/** A status and a body: mostly valid, with different numbers of invalid values. */
function responseOf(data: object) {
  const body = { status: 'success', data }
  return fc.record({
    status: fc.oneof(
      { arbitrary: fc.constant(200), weight: 9 },
      { arbitrary: fc.constantFrom(401, 404, 500), weight: 1 },
    ),
    body: fc.oneof(variantOf(body, 5), variantOf(body, 15), variantOf(body, 60)),
  })
}

interface SampleResponse {
  status: number
  body: unknown
}

/** An arbitrary response for each request of the site. */
export const arbitraryResponses: fc.Arbitrary<SampleResponse[]> = fc.tuple(
  ...samples.map(([, data]) => responseOf(data)),
)

/** Valid responses, except that the profile's name is null. */
export const responsesWithoutName: SampleResponse[] = samples.map(([, data]) => ({
  status: 200,
  body: {
    status: 'success',
    data: 'profile' in data ? { profile: { ...buildProfile(), full_name: null } } : data,
  },
}))

const unsafe = 'javascript:alert(1)'

/** Valid responses, except that each address in them would run code. */
export const responsesWithUnsafeLinks: SampleResponse[] = samples.map(([, data]) => ({
  status: 200,
  body: JSON.parse(
    JSON.stringify({ status: 'success', data }, (_key, value: unknown) =>
      typeof value === 'string' && /^(https?:|\/pictures)/.test(value) ? unsafe : value,
    ),
  ) as unknown,
}))

/** A transport that returns these responses. Lists have two pages. */
export function createTransport(responses: readonly SampleResponse[]): Transport {
  return (args) => {
    const { url, params } = typeof args === 'string' ? { url: args } : args
    const index = samples.findIndex(([path]) => path.test(url))
    const { status, body } = responses[index] as SampleResponse
    if (Number(params?.page ?? 1) > 2) return { error: { status: 404, data: undefined } }
    // Like JSON, without undefined fields.
    const data: unknown = JSON.parse(JSON.stringify(body ?? null))
    return status === 200 ? { data } : { error: { status, data } }
  }
}
