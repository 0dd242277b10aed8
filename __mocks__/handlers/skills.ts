import type { ProfileSkill, ProfileSkillGroup } from '../../src/contract/skills'
import { failure, paginate, success } from './envelope'
import { mockResponse, mockErrorResponse } from './mockResponse'

const path = '/profile-skills/profile/1'

function groupByCategory(skills: readonly ProfileSkill[]): ProfileSkillGroup[] {
  const groups: ProfileSkillGroup[] = []
  for (const skill of skills) {
    const last = groups.at(-1)
    if (last?.category_id === skill.category_id) last.skills.push(skill)
    else groups.push({ ...skill, skills: [skill] })
  }
  return groups
}

/** Mocks the skills of the profile; requests for `failingPage` fail. */
export function serveSkills(skills: readonly ProfileSkill[], failingPage?: number) {
  return mockResponse(path, (request) => {
    const { rows, pagination } = paginate(skills, request)
    return pagination.currentPage === failingPage
      ? failure(500, 'Server sedang tidur')
      : success({ profile_skills: groupByCategory(rows), pagination })
  })
}

export const failSkills = () => mockErrorResponse(path)
