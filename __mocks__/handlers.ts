import {
  type DefaultBodyType,
  delay,
  http,
  HttpResponse,
  type PathParams,
  type StrictRequest,
} from 'msw'
import { setupServer } from 'msw/node'
import type { Education, Experience } from '../src/contract/career'
import type { Category } from '../src/contract/categories'
import type { Post, PostDetail, PostTag } from '../src/contract/posts'
import type { Profile } from '../src/contract/profile'
import type { Project, ProjectDetail, ProjectStats } from '../src/contract/projects'
import type { ProfileSkill, ProfileSkillGroup } from '../src/contract/skills'
import type { Testimonial } from '../src/contract/testimonials'
import type { Pagination } from '../src/contract/schema/values'
import type { StoredPicture } from '../src/contract/pictures'
import { buildPicture, buildProfile } from './fixtures'

export function success(data: object) {
  return HttpResponse.json({ status: 'success', data })
}

export function failure(statusCode: number, message: string, errors?: object[]) {
  return HttpResponse.json({ status: 'error', statusCode, message, errors }, { status: statusCode })
}

/** The rows of the requested page, and its pagination. */
export function paginate<Row>(rows: readonly Row[], request: Request) {
  const query = new URL(request.url).searchParams
  const currentPage = Number(query.get('page') ?? 1)
  const limit = Number(query.get('limit') ?? 10)
  const pagination: Pagination = {
    currentPage,
    limit,
    totalData: rows.length,
    totalPages: Math.ceil(rows.length / limit),
  }
  return { rows: rows.slice((currentPage - 1) * limit, currentPage * limit), pagination }
}

/**
 * Mocks the API. Only the profile, which every page requests, has a default response, and optional
 * data: no featured testimonials, and endpoints that a back end may lack.
 */
export const apiServer = setupServer(
  http.get('*/api/profiles/1', () => success({ profile: buildProfile() })),
  http.get('*/api/appearance', () => success({ appearance: { id: 1 } })),
  ...Object.entries({
    'studio/messages/unread': { unread: 0 },
    'studio/findings': { findings: [] },
    'studio/languages': { languages: ['id'], needs_restart: false, is_fixed: false },
    'studio/settings': { settings: [] },
    'pictures/files': { files: [] },
    'studio/tasks': { tasks: [] },
    'studio/drafts': { counts: [] },
    'drafts/:resource': { drafts: [] },
    'studio/views': { is_counted: true, total: 0, pages: [], days: [] },
    'testimonials/featured': { testimonials: [] },
  }).map(([path, data]) => http.get(`*/api/${path}`, () => success(data))),
  ...['posts', 'projects/stats'].map((path) =>
    http.get(`*/api/${path}`, () => failure(404, 'Not found')),
  ),
)

// In the files that import this one: loading MSW takes long.
beforeAll(() => apiServer.listen({ onUnhandledRequest: 'error' }))
afterEach(() => apiServer.resetHandlers())
afterAll(() => apiServer.close())

/** A promise, such as that of a response, and a function that resolves it. */
export function hold() {
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => (release = resolve))
  return { released, release }
}

type Respond = (
  request: StrictRequest<DefaultBodyType>,
  params: PathParams,
) => HttpResponse<DefaultBodyType> | Promise<HttpResponse<DefaultBodyType>>

/**
 * Mocks GET requests of a path for one test.
 * @returns the requested URLs, in order
 */
export function mockResponse(path: string, respond: Respond): URL[] {
  const requestedUrls: URL[] = []
  apiServer.use(
    http.get(`*/api${path}`, ({ request, params }) => {
      requestedUrls.push(new URL(request.url))
      return respond(request, params)
    }),
  )
  return requestedUrls
}

/** Mocks requests that never complete. */
export function mockPendingResponse(path: string) {
  return mockResponse(path, async () => {
    await delay('infinite')
    return failure(504, 'Never reached')
  })
}

/** Mocks requests that always fail. */
export function mockErrorResponse(path: string, statusCode = 500, message = 'Server sedang tidur') {
  return mockResponse(path, () => failure(statusCode, message))
}

export const paths = {
  categories: '/categories',
  educations: '/profile-educations/profile/1',
  experiences: '/profile-experiences/profile/1',
  posts: '/posts',
  post: '/posts/slug/:slug',
  profile: '/profiles/1',
  projects: '/profile-projects',
  project: '/profile-projects/profile/1/slug/:slug',
  skills: '/profile-skills/profile/1',
  testimonials: '/testimonials',
}

/** Mocks requests of this data that always fail. */
export const fail = (data: keyof typeof paths, statusCode?: number, message?: string) =>
  mockErrorResponse(paths[data], statusCode, message)

interface ListOptions<Row> {
  /** The rows that a request selects. */
  select?: (rows: readonly Row[], query: URLSearchParams, params: PathParams) => readonly Row[]
  /** Data of the response besides its rows and its pagination. */
  describe?: (rows: readonly Row[]) => object
  /** Converts the rows of a page. */
  convert?: (rows: readonly Row[]) => readonly object[]
}

/** Creates a mock of a list; its requests for `failingPage` fail. */
function listOf<Row extends object>(path: string, key: string, options: ListOptions<Row> = {}) {
  const { select, describe, convert = (rows) => rows } = options
  return (all: readonly Row[], failingPage?: number) =>
    mockResponse(path, (request, params) => {
      const selected = select?.(all, new URL(request.url).searchParams, params) ?? all
      const { rows, pagination } = paginate(selected, request)
      return pagination.currentPage === failingPage
        ? failure(500, 'Server sedang tidur')
        : success({ [key]: convert(rows), ...describe?.(all), pagination })
    })
}

export const serveCategories = listOf<Category>(paths.categories, 'categories')
export const serveEducations = listOf<Education>(paths.educations, 'profile_educations')
export const serveExperiences = listOf<Experience>(paths.experiences, 'profile_experiences')

export function serveProfile(changes: Partial<Profile> = {}): void {
  mockResponse(paths.profile, () => success({ profile: buildProfile(changes) }))
}

/** Tests omit optional fields. */
const tagsOf = ({ tags }: Partial<Post>) => tags ?? []

function countTags(posts: readonly Post[]): PostTag[] {
  const tags = posts.flatMap(tagsOf)
  return [...new Set(tags)].map((name) => ({
    name,
    total: tags.filter((tag) => tag === name).length,
  }))
}

export const servePosts = listOf<Post>(paths.posts, 'posts', {
  select: (posts, query) =>
    posts.filter((post) => !query.has('tag') || tagsOf(post).includes(query.get('tag') ?? '')),
  describe: (posts) => ({ tags: countTags(posts) }),
})

/** Mocks one post, for every slug. */
export const servePost = (post: PostDetail) => mockResponse(paths.post, () => success({ post }))

/** The numbers of projects, in the order of their first project. */
function countProjects(projects: readonly Project[]): ProjectStats {
  const names = [...new Set(projects.map(({ category_name: name }) => name ?? ''))]
  return {
    total: projects.length,
    active: projects.length,
    featured: projects.filter((project) => project.is_featured === 1).length,
    byCategory: names.map((name, index) => ({
      category_id: index + 1,
      category_name: name,
      total: projects.filter((project) => project.category_name === name).length,
    })),
  }
}

const serveProjectLists = listOf<Project>(paths.projects, 'projects', {
  select: (projects, query) =>
    projects.filter(
      (project) =>
        (!query.has('category') || project.category_name === query.get('category')) &&
        (query.get('featured') !== 'true' || project.is_featured === 1),
    ),
})

/** Mocks the lists of projects, with their filters, and their numbers; `failingPage` fails. */
export function serveProjects(projects: readonly Project[], failingPage?: number) {
  mockResponse('/projects/stats', () => success({ stats: countProjects(projects) }))
  return serveProjectLists(projects, failingPage)
}

/** Mocks one project, for every slug. */
export const serveProject = (project: ProjectDetail) =>
  mockResponse(paths.project, () => success({ project }))

function groupByCategory(skills: readonly ProfileSkill[]): ProfileSkillGroup[] {
  const groups: ProfileSkillGroup[] = []
  for (const skill of skills) {
    const last = groups.at(-1)
    if (last?.category_id === skill.category_id) last.skills.push(skill)
    else groups.push({ ...skill, skills: [skill] })
  }
  return groups
}

export const serveSkills = listOf<ProfileSkill>(paths.skills, 'profile_skills', {
  convert: groupByCategory,
})

const serveAllTestimonials = listOf<Testimonial>(paths.testimonials, 'testimonials')
const serveTestimonialsOfCategory = listOf<Testimonial>(
  '/testimonials/category/:id',
  'testimonials',
  {
    select: (testimonials, _query, { id }) =>
      testimonials.filter(({ category_id }) => category_id === Number(id)),
  },
)

/** Mocks the lists of testimonials: all, those of a category, the featured ones. */
export function serveTestimonials(testimonials: readonly Testimonial[]) {
  serveTestimonialsOfCategory(testimonials)
  mockResponse('/testimonials/featured', () =>
    success({ testimonials: testimonials.filter(({ is_featured }) => is_featured === 1) }),
  )
  return serveAllTestimonials(testimonials)
}

export const serveTestimonial = (testimonial: Testimonial) =>
  mockResponse(`/testimonials/${testimonial.id}`, () => success({ testimonial }))

/** Accepts uploads of pictures. @returns the headers of the requests */
export function acceptUploads(changesOf: (count: number) => Partial<StoredPicture> = () => ({})) {
  const uploads: Headers[] = []
  apiServer.use(
    http.post('*/api/pictures', ({ request }) => {
      const picture = buildPicture(changesOf(uploads.push(request.headers)))
      return HttpResponse.json({ status: 'success', data: { picture } }, { status: 201 })
    }),
  )
  return uploads
}
