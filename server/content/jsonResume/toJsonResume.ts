import type { Content } from '../contentSchema'
import * as mapping from './mapping'
import { writeParts, writeSection } from './sections'
import { writeSkills } from './skills'

/**
 * Converts content into a JSON Resume, schema v1, without inactive entries. What the schema has no
 * field for is in additional fields that the import reads.
 */
export function toJsonResume(content: Content) {
  const { profile } = content
  const certificates = (profile.certifications ?? []).map((name) => ({ name }))
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
    projects: writeSection(projects, mapping.projects),
    references: writeSection(content.testimonials, mapping.references),
  }
}
