import type { Content } from '../contentSchema'
import { slugOfTitle } from '../slugs'
import { hostOf, readPicture, readWebAddress } from './links'
import { readDate, readPeriod } from './periods'
import type { ResumeObject } from './ResumeObject'
import { otherSkills, type SkillList } from './skills'

type ContentProject = Content['projects'][number]

const featuredCount = 4
const codeHosts = /(^|\.)(github\.com|gitlab\.com|bitbucket\.org|codeberg\.org|sr\.ht)$/
const videoHosts = /^(youtube\.com|youtu\.be|m\.youtube\.com|vimeo\.com)$/

/** Reads `projects` in their order. Their keywords are added to the skills, without being listed. */
export function readProjects(resume: ResumeObject, skills: SkillList): ContentProject[] {
  const slugs = new Set<string>()
  const projects = resume
    .objects(['projects'], 'name')
    .flatMap((entry) => readProject(entry, skills, slugs) ?? [])
  if (projects.length === 0 || projects.some(({ is_featured }) => is_featured)) return projects
  const titles = projects.slice(0, featuredCount).map(({ title }) => title)
  resume.notes.assume(
    ['projects'],
    `have none that is featured: the home page shows the first, ${titles.join(', ')}`,
  )
  return projects.map((project, index) =>
    index < featuredCount ? { ...project, is_featured: true } : project,
  )
}

function readProject(
  entry: ResumeObject,
  skills: SkillList,
  slugs: Set<string>,
): ContentProject | undefined {
  const title = entry.name('name', 'title')
  if (!title) {
    entry.leaveOut('has no name')
    return undefined
  }
  return {
    title,
    slug: uniqueSlug(title, slugs),
    description: readDescription(entry),
    highlights: entry.highlights('highlights'),
    skills: readTechnologies(entry, skills),
    ...readLinks(entry),
    picture_url: readPicture(entry, 'image'),
    ...readDates(entry),
    role: readRole(entry),
    client: entry.name('entity', 'client'),
    ...(entry.isTrue('featured', 'is_featured') && { is_featured: true }),
  }
}

/** Description and summary, where a résumé has both. */
export function readDescription(entry: ResumeObject): string | undefined {
  const parts = [entry.text('summary'), entry.text('description')].filter(Boolean)
  return [...new Set(parts)].join('\n\n').slice(0, 20_000) || undefined
}

function uniqueSlug(title: string, slugs: Set<string>): string {
  const plain = (slugOfTitle(title) || 'proyek').slice(0, 190).replace(/-$/, '')
  let slug = plain
  for (let count = 2; slugs.has(slug); count += 1) slug = `${plain}-${count}`
  slugs.add(slug)
  return slug
}

function readTechnologies(entry: ResumeObject, skills: SkillList): string[] | undefined {
  const found = ['keywords', 'technologies', 'stack'].flatMap((name) => entry.texts(',', name))
  const names = found.slice(0, 100).flatMap((item) => {
    const name = entry.clean(item, 'name')
    if (name === '') return []
    if (!skills.find(name)) skills.add({ name, category: otherSkills })
    return skills.find(name)?.name ?? name
  })
  return names.length > 0 ? [...new Set(names)] : undefined
}

/** The addresses of a project; that of a code host is its source code. */
function readLinks(entry: ResumeObject) {
  const code = readWebAddress(entry, 'repository', 'repo', 'github', 'githubUrl', 'source')
  const video = readWebAddress(entry, 'video', 'youtube')
  const url = readWebAddress(entry, 'url', 'website', 'link', 'demo')
  if (url && code === undefined && codeHosts.test(hostOf(url))) {
    return { link_code: url, link_youtube: video }
  }
  if (url && video === undefined && videoHosts.test(hostOf(url))) {
    return { link_code: code, link_youtube: url }
  }
  return { link_code: code, link_demo: url, link_youtube: video }
}

/**
 * The date of the project, and its period. A start without an end is just a date, unless the
 * résumé says that the project has not ended.
 */
function readDates(entry: ResumeObject) {
  const { start, end, isCurrent } = readPeriod(entry, 'single date')
  const created_at = readDate(entry, 'date', 'releaseDate') ?? end ?? start
  const isPeriod = start !== undefined && (end !== undefined || isCurrent)
  return { created_at, ...(isPeriod && { start_date: start, end_date: end }) }
}

/** The roles as one text. */
function readRole(entry: ResumeObject): string | undefined {
  const found = entry.texts(',', 'roles', 'role')
  const roles = found.map((item) => entry.clean(item, 'name')).filter(Boolean)
  const value = [...new Set(roles)].join(', ')
  return entry.clean({ path: [...entry.path, 'roles'], value }, 'name') || undefined
}
