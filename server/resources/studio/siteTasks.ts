import { siteTasks, type SiteTask } from '../../../src/contract/studio'
import { isListed, type Content } from '../../content/contentSchema'
import { findIds } from '../../content/database/idPlan'
import { readSample, isSamplePicture } from '../../content/readContent'
import { exportContent } from '../../content/database/exportContent'
import { ownerId, type Db } from '../../database/schema'
import { findTemplateText } from '../../doctor/templateTexts'

type Ids = Awaited<ReturnType<typeof findIds>>

/** The data from which the states of tasks are derived. `projects` and `posts` are without those of the sample. */
interface Site {
  profile: Content['profile']
  sample: Content
  content: Content
  projects: (Content['projects'][number] & { id?: number })[]
  posts: (NonNullable<Content['posts']>[number] & { id?: number })[]
}

type State = Omit<SiteTask, 'name' | 'is_optional' | 'is_new'> & { is_new?: boolean }
type ReadState = (site: Site) => State | Promise<State>

const states: Record<SiteTask['name'], ReadState> = {
  name: readText('full_name'),
  title: readText('current_job_title'),
  biography: readText('bio'),
  photo: async ({ profile }) => ({
    is_ready: await hasOwnPicture(profile.profile_picture_full_url),
    ...{ resource: 'profiles', id: ownerId, field: 'profile_picture_full_url' },
  }),
  email: readText('email'),
  project: ({ projects }) => {
    const described = projects.find(({ description }) => hasText(description))
    const id = (described ?? projects[0])?.id
    return {
      is_ready: described !== undefined,
      ...{ resource: 'projects', id, is_new: id === undefined },
      ...(id !== undefined && { field: 'description' }),
    }
  },
  projectPicture: async ({ projects }) => {
    const own = await Promise.all(projects.map(({ picture_url }) => hasOwnPicture(picture_url)))
    const id = projects[0]?.id
    const is_ready = own.includes(true)
    return { is_ready, resource: 'projects', id, is_new: id === undefined, field: 'picture_url' }
  },
  career: ({ content, sample }) => {
    const keysOf = ({ experiences, educations }: Content) => [
      ...experiences.map(({ job_title, company_name }) => `${job_title}, ${company_name}`),
      ...educations.map(({ degree, institution_name }) => `${degree}, ${institution_name}`),
    ]
    const known = new Set(keysOf(sample))
    const isReady = keysOf(content).some((key) => !known.has(key))
    return { is_ready: isReady, resource: 'experience', is_new: true }
  },
  skills: ({ content, sample }) => {
    const namesOf = ({ skills }: Content) => skills.filter(isListed).map(({ name }) => name)
    const names = namesOf(content)
    const isSample = names.toSorted().join() === namesOf(sample).toSorted().join()
    return { is_ready: names.length > 0 && !isSample, resource: 'profile-skills' }
  },
  article: ({ posts }) => {
    const isReady = posts.some(({ content, draft }) => !draft && hasText(content))
    const id = posts[0]?.id
    return { is_ready: isReady, resource: 'posts', id, is_new: id === undefined }
  },
}

const optional = new Set<SiteTask['name']>(['article'])

export async function listSiteTasks(db: Db): Promise<SiteTask[]> {
  const content = await exportContent(db)
  const sample = readSample()
  const ids = await findIds(db, content)
  const site: Site = {
    ...{ profile: content.profile, content, sample },
    projects: withoutSample(content.projects, sample.projects, ids.projects),
    posts: withoutSample(content.posts ?? [], sample.posts ?? [], ids.posts),
  }
  return Promise.all(
    siteTasks.map(async (name) => ({
      ...{ name, is_optional: optional.has(name), is_new: false },
      ...(await states[name](site)),
    })),
  )
}

function readText(field: 'full_name' | 'current_job_title' | 'bio' | 'email'): ReadState {
  return ({ profile, sample: { profile: sample } }) => {
    // The job title of the sample is that of many owners: it counts once the name is another one.
    const isOwners = field === 'current_job_title' && profile.full_name !== sample.full_name
    const isSample = !isOwners && profile[field] === sample[field]
    return {
      is_ready: hasText(profile[field]) && !isSample,
      ...{ resource: 'profiles', id: ownerId, field },
    }
  }
}

function hasText(text: string | null | undefined): boolean {
  return Boolean(text?.trim()) && findTemplateText(text ?? '') === undefined
}

async function hasOwnPicture(address: string | null | undefined): Promise<boolean> {
  return Boolean(address) && !(await isSamplePicture(address ?? ''))
}

function withoutSample<Entry extends { title: string }>(
  entries: readonly Entry[],
  sample: readonly { title: string }[],
  ids: Ids['projects'],
): (Entry & { id?: number })[] {
  const titles = new Set(sample.map(({ title }) => title))
  return entries
    .map((entry, index) => ({ ...entry, id: ids[index] }))
    .filter(({ title }) => !titles.has(title))
}
