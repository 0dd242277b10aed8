import type { Content } from '../contentSchema'
import type { Resume } from './resumeSchema'

/** The level in words for a percentage. */
function levelOf(percent: number): string {
  if (percent >= 90) return 'Master'
  if (percent >= 75) return 'Advanced'
  if (percent >= 50) return 'Intermediate'
  return 'Beginner'
}

/** JSON Resume allows absolute URLs only. */
function absoluteUrl(link: string | null | undefined): string | undefined {
  return link && /^https?:\/\//.test(link) ? link : undefined
}

/** The date without the time: `2024`, `2024-03` or `2024-03-01`. */
function dayOf(date: string | null | undefined): string | undefined {
  return date?.slice(0, 10)
}

/** Converts content into a JSON Resume, schema v1, without inactive entries. */
export function toJsonResume(content: Content): Resume & { $schema: string } {
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: basicsOf(content.profile),
    work: content.experiences.map((job) => ({
      name: job.company_name,
      position: job.job_title,
      ...withoutEmpty({
        location: job.location,
        startDate: dayOf(job.start_date),
        endDate: job.is_current ? undefined : dayOf(job.end_date),
        summary: job.description,
      }),
    })),
    education: content.educations.map((school) => ({
      institution: school.institution_name,
      studyType: school.degree,
      startDate: String(school.start_year),
      ...withoutEmpty({
        area: school.major,
        endDate: school.graduation_year?.toString(),
        score: school.gpa?.toString(),
      }),
    })),
    certificates: (content.profile.certifications ?? []).map((name) => ({ name })),
    skills: skillsOf(content),
    projects: content.projects
      .filter(({ is_active }) => is_active !== false)
      .map((project) => ({
        name: project.title,
        startDate: dayOf(project.created_at),
        keywords: project.skills ?? [],
        ...withoutEmpty({ description: project.description, url: absoluteUrl(project.link_demo) }),
      })),
    references: content.testimonials.map(({ customer_name, description }) => ({
      name: customer_name,
      reference: description,
    })),
  }
}

function basicsOf(profile: Content['profile']): Resume['basics'] {
  const networks = {
    GitHub: profile.github_profile,
    LinkedIn: profile.linkedin_profile,
    X: profile.x_profile,
    Instagram: profile.instagram_profile,
  }
  return {
    name: profile.full_name,
    ...withoutEmpty({
      label: profile.current_job_title,
      image: absoluteUrl(profile.profile_picture_full_url),
      email: profile.email,
      phone: profile.phone_number,
      summary: profile.bio,
    }),
    ...(profile.location && { location: placeOf(profile.location) }),
    profiles: Object.entries(networks).flatMap(([network, link]) => {
      const url = absoluteUrl(link)
      return url ? [{ network, url }] : []
    }),
  }
}

/** Splits `Bekasi, Indonesia` at the first comma into city and region. */
function placeOf(location: string): NonNullable<Resume['basics']['location']> {
  const [city = '', ...region] = location.split(', ')
  return { city, ...withoutEmpty({ region: region.join(', ') }) }
}

/** A category becomes a skill of the resume, and its skills become the keywords. */
function skillsOf({ categories, skills }: Content): Resume['skills'] {
  return categories.flatMap(({ name }) => {
    const own = skills.filter(
      ({ category, is_active, percent }) =>
        category === name && is_active !== false && typeof percent === 'number',
    )
    if (own.length === 0) return []
    const mean = own.reduce((sum, { percent }) => sum + (percent ?? 0), 0) / own.length
    return [{ name, level: levelOf(mean), keywords: own.map((skill) => skill.name) }]
  })
}

/** Removes fields that are empty. */
function withoutEmpty<T extends Record<string, string | null | undefined>>(fields: T) {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== undefined && value !== null && value !== '',
    ),
  ) as { [Key in keyof T]?: string }
}
