import { isListed, type Content } from '../contentSchema'
import { withoutEmpty } from '../withoutEmpty'
import { absoluteUrl, toBasics } from './toBasics'

/** The level in words for a percentage. */
function levelOf(percent: number): string {
  if (percent >= 90) return 'Master'
  if (percent >= 75) return 'Advanced'
  if (percent >= 50) return 'Intermediate'
  return 'Beginner'
}

/** The date without the time: `2024`, `2024-03` or `2024-03-01`. */
function dayOf(date: string | null | undefined): string | undefined {
  return date?.slice(0, 10)
}

/**
 * Converts content into a JSON Resume, schema v1, without inactive entries. What the schema has no
 * field for is in additional fields that the import reads.
 */
export function toJsonResume(content: Content) {
  const { profile } = content
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: toBasics(profile),
    work: content.experiences.map(workOf),
    volunteer: (profile.volunteering ?? []).map((entry) =>
      withoutEmpty({
        organization: entry.organisation,
        position: entry.role,
        startDate: dayOf(entry.start_date),
        endDate: dayOf(entry.end_date),
        summary: entry.description,
        highlights: entry.highlights,
      }),
    ),
    education: content.educations.map(educationOf),
    awards: (profile.awards ?? []).map(({ title, issuer, date, description }) =>
      withoutEmpty({ title, awarder: issuer, date: dayOf(date), summary: description }),
    ),
    certificates: (profile.certifications ?? []).map((name) => ({ name })),
    publications: (profile.publications ?? []).map(({ title, publisher, date, url, description }) =>
      withoutEmpty({
        name: title,
        publisher,
        releaseDate: dayOf(date),
        url: absoluteUrl(url),
        summary: description,
      }),
    ),
    skills: skillsOf(content),
    languages: (profile.languages ?? []).map(({ name, level }) =>
      withoutEmpty({ language: name, fluency: level }),
    ),
    projects: content.projects.filter(({ is_active }) => is_active !== false).map(projectOf),
    references: content.testimonials.map((testimonial) =>
      withoutEmpty({
        name: testimonial.customer_name,
        reference: testimonial.description,
        position: testimonial.customer_position,
        company: testimonial.customer_company,
      }),
    ),
  }
}

function workOf(job: Content['experiences'][number]) {
  return withoutEmpty({
    name: job.company_name,
    position: job.job_title,
    location: job.location,
    startDate: dayOf(job.start_date),
    endDate: job.is_current ? undefined : dayOf(job.end_date),
    summary: job.description,
    highlights: job.highlights,
  })
}

function educationOf(school: Content['educations'][number]) {
  return withoutEmpty({
    institution: school.institution_name,
    studyType: school.degree,
    area: school.major,
    location: school.location,
    startDate: school.start_year?.toString(),
    endDate: school.graduation_year?.toString(),
    score: school.gpa?.toString(),
    summary: school.description,
    courses: school.highlights,
  })
}

function projectOf(project: Content['projects'][number]) {
  const demo = absoluteUrl(project.link_demo)
  const code = absoluteUrl(project.link_code)
  return withoutEmpty({
    name: project.title,
    description: project.description,
    highlights: project.highlights,
    keywords: project.skills ?? [],
    roles: project.role ? [project.role] : undefined,
    entity: project.client,
    ...datesOf(project),
    url: demo ?? code,
    repository: demo ? code : undefined,
    video: absoluteUrl(project.link_youtube),
    image: absoluteUrl(project.picture_url),
  })
}

/** A résumé has one date for projects without a period, their start. */
function datesOf({ start_date, end_date, created_at }: Content['projects'][number]) {
  if (!start_date) return { startDate: dayOf(created_at) }
  return {
    startDate: dayOf(start_date),
    endDate: dayOf(end_date),
    isCurrent: end_date ? undefined : true,
    releaseDate: dayOf(created_at),
  }
}

/** The skills of a category with the same level become the keywords of a skill of the résumé. */
function skillsOf({ categories, skills }: Content) {
  return categories.flatMap(({ name }) => {
    const groups = new Map<string | undefined, string[]>()
    for (const skill of skills) {
      if (skill.category !== name || skill.is_active === false || !isListed(skill)) continue
      const level = typeof skill.percent === 'number' ? levelOf(skill.percent) : undefined
      groups.set(level, [...(groups.get(level) ?? []), skill.name])
    }
    return [...groups].map(([level, keywords]) => withoutEmpty({ name, level, keywords }))
  })
}
