import { catalogues, commandTexts } from '../../language/catalogues'
import { detectLanguage, interfaceLanguage } from '../contentLanguage'
import { mainLanguage } from '../translations'
import { freeSlug, slugOfTitle } from '../../rows/slugs'
import { isListed, type Content } from '../contentSchema'
import * as mapping from './mapping'
import { yearsOfExperience } from './dates'
import { Notes } from '../notes'
import { ResumeObject } from './ResumeObject'
import { readParts, readSection, writeParts, writeSection, type Section } from './sections'
import { joinSkills, readSkills, writeSkills } from './skills'

const technologyCount = 8
const featuredCount = 4

/**
 * Converts a JSON Resume, of any version, into a content file. A value that cannot be used is left
 * out and noted; values that the résumé does not have stay missing.
 * @param today the end of current positions, ISO 8601
 * @returns also the language that `meta.language` names; undefined if there is no `basics.name`
 */
export function fromJsonResume(data: Record<string, unknown>, today: string) {
  const notes = new Notes()
  const resume = new ResumeObject(data, [], notes)
  const basics = readParts(resume.object('basics'), mapping.basics)
  if (!basics.full_name) return undefined
  for (const about of ['$schema', 'meta']) notes.markRead([about])

  // Not in the schema, but usual: `meta: { language: en-GB }`.
  const { language: named } = (data.meta ?? {}) as { language?: unknown }
  const language = typeof named === 'string' && named ? named : undefined
  const code = language ?? detectLanguage(data) ?? mainLanguage()
  const { otherSkills } = catalogues[interfaceLanguage(code)].content
  const experiences = readSection(resume, mapping.work)
  const ownSkills = readSkills(resume, otherSkills)
  const ownProjects = readSection(resume, mapping.projects)
  const { skills, projects } = joinSkills(ownSkills, ownProjects, otherSkills)
  const profileList = <T>(section: Section<T>) => {
    const entries = readSection(resume, section, 100)
    return entries.length > 0 ? entries : undefined
  }
  const content: Content = {
    profile: {
      ...basics,
      years_of_experience: basics.years_of_experience ?? addYears(notes, experiences, today),
      preferred_tech_stack: selectTechnologies(notes, skills),
      languages: profileList(mapping.languages),
      awards: profileList(mapping.awards),
      publications: profileList(mapping.publications),
      volunteering: profileList(mapping.volunteer),
      certificates: profileList(mapping.certificates),
      interests: profileList(mapping.interests),
    },
    experiences,
    educations: readSection(resume, mapping.education),
    // Categories of skills only would be filters of projects that select nothing.
    categories: [...new Set(skills.map(({ category }) => category))].map((name) => {
      return { name, is_active: false }
    }),
    skills,
    projects: featureFirst(notes, addSlugs(projects)),
    testimonials: readSection(resume, mapping.references),
  }
  notes.leaveOutUnread(data)
  return { content, notes, language }
}

function addYears(notes: Notes, jobs: Content['experiences'], today: string) {
  const years = yearsOfExperience(jobs, today)
  if (years === undefined) return undefined
  notes.add('assumed', ['basics', 'yearsOfExperience'], commandTexts().notes.years(years))
  return years
}

function selectTechnologies(notes: Notes, skills: Content['skills']): string[] | undefined {
  const listed = [...new Set(skills.filter(isListed).map(({ name }) => name))]
  // They are stored comma-separated.
  const names = listed.filter((name) => !name.includes(',')).slice(0, technologyCount)
  if (names.length === 0) return undefined
  notes.add('assumed', ['skills'], commandTexts().notes.technologies)
  return names
}

function addSlugs(projects: Content['projects']): Content['projects'] {
  const slugs = new Set<string>()
  return projects.map(({ title, ...project }) => {
    return { title, slug: freeSlug(slugOfTitle(title) || 'proyek', slugs), ...project }
  })
}

function featureFirst(notes: Notes, projects: Content['projects']): Content['projects'] {
  if (projects.length === 0 || projects.some(({ is_featured }) => is_featured)) return projects
  notes.add('assumed', ['projects'], commandTexts().notes.featured)
  return projects.map((project, index) =>
    index < featuredCount ? { ...project, is_featured: true } : project,
  )
}

/**
 * Converts content into a JSON Resume, schema v1, without inactive entries. What the schema has no
 * field for is in additional fields that the import reads.
 */
export function toJsonResume(content: Content) {
  const { profile } = content
  const certificates = [
    ...(profile.certificates ?? []),
    ...(profile.certifications ?? []).map((name) => ({ name })),
  ]
  const projects = content.projects.filter(({ is_active }) => is_active !== false)
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: writeParts(profile, mapping.basics),
    work: writeSection(content.experiences, mapping.work),
    volunteer: writeSection(profile.volunteering ?? [], mapping.volunteer),
    education: writeSection(content.educations, mapping.education),
    awards: writeSection(profile.awards ?? [], mapping.awards),
    certificates: writeSection(certificates, mapping.certificates),
    publications: writeSection(profile.publications ?? [], mapping.publications),
    skills: writeSkills(content),
    languages: writeSection(profile.languages ?? [], mapping.languages),
    interests: writeSection(profile.interests ?? [], mapping.interests),
    projects: writeSection(projects, mapping.projects),
    references: writeSection(content.testimonials, mapping.references),
  }
}
