import type { Content } from '../contentSchema'
import type { ContentReport } from '../report'
import { readBasics, readYears, selectTechnologies } from './basics'
import { readEducations, readJobs } from './careers'
import { readFurtherParts } from './furtherParts'
import { readProjects } from './projects'
import { ResumeNotes } from './ResumeNotes'
import { ResumeObject } from './ResumeObject'
import { readSkills } from './skills'

/** What a résumé became, and what became of its values. */
export interface ResumeContent {
  content: Content
  notes: Pick<ContentReport, 'assumed' | 'changed' | 'leftOut'>
}

/**
 * Converts a JSON Resume, of any version, into a content file. A value that cannot be used is left
 * out and noted; values that the résumé does not have stay missing.
 * @param data the parsed file
 * @param today the end of current positions, ISO 8601
 * @returns undefined if there is no `basics.name`, without which there is no content
 */
export function fromJsonResume(
  data: Record<string, unknown>,
  today: string,
): ResumeContent | undefined {
  const notes = new ResumeNotes()
  const resume = new ResumeObject(data, [], notes)
  const basics = resume.object('basics')
  const full_name = basics.name('name')
  if (!full_name) return undefined
  for (const about of ['$schema', 'meta']) notes.markRead([about])

  const experiences = readJobs(resume)
  const skillList = readSkills(resume)
  const projects = readProjects(resume, skillList)
  const skills = skillList.all()
  const content: Content = {
    profile: {
      full_name,
      ...readBasics(basics),
      years_of_experience: readYears(basics, experiences, today),
      preferred_tech_stack: selectTechnologies(resume, skills),
      ...readFurtherParts(resume),
    },
    experiences,
    educations: readEducations(resume),
    // Categories of skills only would be filters of projects that select nothing.
    categories: [...new Set(skills.map(({ category }) => category))].map((name) => ({
      name,
      is_active: false,
    })),
    skills,
    projects,
    testimonials: readReferences(resume),
  }
  notes.leaveOutUnread(data)
  return { content, notes }
}

/** A reference becomes a testimonial without stars and date. */
function readReferences(resume: ResumeObject): Content['testimonials'] {
  return resume.objects(['references']).flatMap((reference) => {
    const customer_name = reference.name('name')
    const description = reference.text('reference', 'text')
    if (!customer_name || !description || /\b(up)?on request\b|auf anfrage/i.test(description)) {
      reference.leaveOut('is not the words of somebody with a name')
      return []
    }
    return {
      customer_name,
      customer_position: reference.name('position', 'title'),
      customer_company: reference.name('company', 'organization'),
      description,
    }
  })
}
