import type { Content } from '../contentSchema'
import { readLocation } from './basics'
import { readPeriod } from './periods'
import { readDescription } from './projects'
import type { ResumeObject } from './ResumeObject'

/** Reads `work`, which earlier versions call `experience`. */
export function readJobs(resume: ResumeObject): Content['experiences'] {
  return resume.objects(['work', 'experience', 'employment']).flatMap((job) => {
    const company = job.name('name', 'company', 'employer', 'organization')
    const title = job.name('position', 'title', 'jobTitle', 'role')
    if (!title && !company) {
      job.leaveOut('has neither position nor company')
      return []
    }
    if (!title) {
      job.notes.assume([...job.path, 'position'], `is missing: the heading is "${company}"`)
    }
    const { start, end, isCurrent } = readPeriod(job)
    return {
      job_title: title ?? company ?? '',
      company_name: title ? company : undefined,
      location: readLocation(job),
      start_date: start,
      end_date: end,
      is_current: isCurrent || undefined,
      description: readDescription(job),
      highlights: job.highlights('highlights', 'achievements', 'responsibilities'),
    }
  })
}

/** Reads `education`. */
export function readEducations(resume: ResumeObject): Content['educations'] {
  return resume.objects(['education', 'educations']).flatMap((school) => {
    const institution = school.name('institution', 'school', 'university')
    const degree = school.name('studyType', 'degree')
    const area = school.name('area', 'major', 'field')
    const heading = degree ?? area ?? institution
    if (!heading) {
      school.leaveOut('has neither degree nor institution')
      return []
    }
    if (!degree) {
      school.notes.assume([...school.path, 'studyType'], `is missing: the heading is "${heading}"`)
    }
    const { gpa, grade } = readGrade(school)
    const { start, end } = readPeriod(school)
    return {
      degree: heading,
      institution_name: degree || area ? institution : undefined,
      major: degree ? area : undefined,
      location: readLocation(school),
      start_year: yearOf(school, 'startDate', start),
      graduation_year: yearOf(school, 'endDate', end),
      gpa,
      description: [readDescription(school), grade].filter(Boolean).join('\n') || undefined,
      highlights: school.highlights('courses', 'highlights'),
    }
  })
}

/** A number from 0 to 100, without its scale, or the grade in words, which is shown as text. */
function readGrade(school: ResumeObject): { gpa?: number; grade?: string } {
  const found = school.find('score', 'gpa', 'grade')
  if (!found) return {}
  const [, number, scale] = /^(\d+(?:[.,]\d+)?)(\s*\/\s*\d+(?:[.,]\d+)?)?$/.exec(found.value) ?? []
  const gpa = Number(number?.replace(',', '.'))
  if (gpa <= 100) {
    if (scale) school.notes.change(found.path, found.value, `became ${gpa}, without its scale`)
    return { gpa }
  }
  school.notes.change(found.path, found.value, 'became part of the description')
  return { grade: school.clean(found, 'name') }
}

/** Educations are shown with years. */
function yearOf({ notes, path }: ResumeObject, field: string, day: string | undefined) {
  if (day && day.length > 4) notes.change([...path, field], day, `became ${day.slice(0, 4)}`)
  return day === undefined ? undefined : Number(day.slice(0, 4))
}
