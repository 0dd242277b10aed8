import type { Content } from '../contentSchema'
import { slugOfTitle } from '../slugs'
import type { Resume } from './resumeSchema'

type Maybe<T> = T | null | undefined

/** Percentages for levels in words. */
const levels: [RegExp, number][] = [
  [/master|expert|ahli/i, 95],
  [/advanced|senior|mahir/i, 85],
  [/intermediate|menengah/i, 65],
  [/beginner|basic|novice|pemula/i, 40],
]
const defaultPercent = 70
const uncategorised = 'Keahlian'

/**
 * Converts a JSON Resume into a content file. Volunteer work, awards, publications, languages and
 * interests are omitted. References become testimonials with five stars, because a resume has no
 * ratings.
 * @param today the date of entries without one, ISO 8601
 */
export function fromJsonResume(resume: Resume, today: string): Content {
  const categories = unique((resume.skills ?? []).map(({ name }) => shorten(name) || uncategorised))
  return {
    profile: profileOf(resume),
    experiences: (resume.work ?? []).map(experienceOf),
    educations: (resume.education ?? []).map(educationOf),
    categories: categories.map((name) => ({ name })),
    skills: skillsOf(resume),
    projects: projectsOf(resume, today),
    testimonials: (resume.references ?? []).flatMap(({ name, reference }) =>
      shorten(name) && reference?.trim()
        ? [
            {
              customer_name: shorten(name),
              rating: 5,
              description: reference.slice(0, 20_000),
              created_at: today,
            },
          ]
        : [],
    ),
  }
}

function profileOf({ basics, work, certificates, skills }: Resume): Content['profile'] {
  const link = (network: RegExp) =>
    basics.profiles?.find(
      (profile) => network.test(profile.network ?? '') || network.test(profile.url ?? ''),
    )?.url
  const years = (work ?? []).flatMap(({ startDate }) => yearOf(startDate) ?? [])
  const certified = (certificates ?? []).map(({ name }) => shorten(name).replaceAll(',', ' '))
  return {
    full_name: shorten(basics.name),
    current_job_title: shorten(basics.label) || undefined,
    bio: basics.summary,
    location:
      [basics.location?.city, basics.location?.region].map(shorten).filter(Boolean).join(', ') ||
      undefined,
    email: /^[^@\s]+@[^@\s]+$/.test(basics.email ?? '') ? basics.email : undefined,
    phone_number: shorten(basics.phone) || undefined,
    years_of_experience:
      years.length > 0 ? Math.max(0, new Date().getFullYear() - Math.min(...years)) : undefined,
    preferred_tech_stack: unique(
      (skills ?? []).flatMap(({ name, keywords }) => keywords ?? [name ?? '']).map(withoutComma),
    ).slice(0, 8),
    certifications: certified.filter(Boolean),
    profile_picture_full_url: basics.image ?? basics.picture,
    github_profile: link(/github/i),
    linkedin_profile: link(/linkedin/i),
    x_profile: link(/twitter|^x$|\/x\.com/i),
    instagram_profile: link(/instagram/i),
  }
}

function experienceOf(job: NonNullable<Resume['work']>[number]): Content['experiences'][number] {
  const end = dayOf(job.endDate)
  return {
    job_title: shorten(job.position) || 'Pekerjaan',
    company_name: shorten(job.name ?? job.company) || '-',
    location: shorten(job.location) || undefined,
    start_date: dayOf(job.startDate) ?? end ?? '1970-01-01',
    end_date: end,
    is_current: end === undefined,
    description: paragraphs(job.summary, job.highlights),
  }
}

function educationOf(
  school: NonNullable<Resume['education']>[number],
): Content['educations'][number] {
  const gpa = Number.parseFloat(String(school.score ?? school.gpa ?? '').replace(',', '.'))
  const end = yearOf(school.endDate)
  return {
    degree: shorten(school.studyType) || shorten(school.area) || 'Pendidikan',
    institution_name: shorten(school.institution) || '-',
    major: shorten(school.area) || undefined,
    start_year: yearOf(school.startDate) ?? end ?? 1970,
    graduation_year: end,
    gpa: gpa >= 0 && gpa <= 100 ? gpa : undefined,
  }
}

/** A skill of a resume becomes a category, and its keywords become the skills. */
function skillsOf({ skills }: Resume): Content['skills'] {
  const entries = (skills ?? []).flatMap(({ name, level, keywords }) => {
    const category = shorten(name) || uncategorised
    const percent = levels.find(([word]) => word.test(level ?? ''))?.[1] ?? defaultPercent
    const names = (keywords ?? []).map(shorten).filter(Boolean)
    return (names.length > 0 ? names : [category]).map((skill) => ({
      name: skill,
      category,
      percent,
    }))
  })
  return [...new Map(entries.map((entry) => [entry.name, entry])).values()]
}

function projectsOf({ projects, skills }: Resume, today: string): Content['projects'] {
  const skillNames = new Set(skillsOf({ skills } as Resume).map(({ name }) => name))
  const slugCounts = new Map<string, number>()
  return (projects ?? []).flatMap((project) => {
    const title = shorten(project.name)
    if (!title) return []
    const plain = slugOfTitle(title) || 'proyek'
    const count = (slugCounts.get(plain) ?? 0) + 1
    slugCounts.set(plain, count)
    return [
      {
        title,
        slug: count > 1 ? `${plain}-${count}` : plain,
        description: paragraphs(project.description ?? project.summary, project.highlights),
        link_demo: project.url,
        skills: unique((project.keywords ?? []).map(shorten)).filter((name) =>
          skillNames.has(name),
        ),
        created_at: dayOf(project.endDate) ?? dayOf(project.startDate) ?? today,
      },
    ]
  })
}

/** Trims a text to the maximum length of a name. */
function shorten(text: Maybe<string>): string {
  return (text ?? '').trim().slice(0, 200)
}

function withoutComma(text: string): string {
  return shorten(text).replaceAll(',', ' ')
}

/** Converts `2014`, `2014-06` and `2014-06-29` into a date of the content file. */
function dayOf(date: Maybe<string>): string | undefined {
  const [, year, month = '01', day] = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?/.exec(date ?? '') ?? []
  if (!year) return undefined
  return day ? `${year}-${month}-${day}` : `${year}-${month}`
}

function yearOf(date: Maybe<string>): number | undefined {
  const year = Number(dayOf(date)?.slice(0, 4))
  return year >= 1900 && year <= 2200 ? year : undefined
}

function paragraphs(summary: Maybe<string>, highlights: Maybe<string[]>): string | undefined {
  return [summary, ...(highlights ?? [])].filter(Boolean).join('\n').slice(0, 20_000) || undefined
}

function unique(names: string[]): string[] {
  return [...new Set(names.filter(Boolean))]
}
