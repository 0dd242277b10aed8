import type { ProfileSkill, ProfileSkillGroup } from '../../src/contract/skills'
import { failure, pageOf, success } from './envelope'
import { answerCall, failCall } from './scenario'

const path = '/profile-skills/profile/1'

function groupsOf(skills: readonly ProfileSkill[]): ProfileSkillGroup[] {
  const groups: ProfileSkillGroup[] = []
  for (const skill of skills) {
    const last = groups.at(-1)
    if (last?.category_id === skill.category_id) last.skills.push(skill)
    else groups.push({ ...skill, skills: [skill] })
  }
  return groups
}

/** Lets the profile have these skills; `failingPage` fails each time that it is asked for. */
export function serveSkills(skills: readonly ProfileSkill[], failingPage?: number) {
  return answerCall(path, (request) => {
    const { rows, pagination } = pageOf(skills, request)
    return pagination.currentPage === failingPage
      ? failure(500, 'Server sedang tidur')
      : success({ profile_skills: groupsOf(rows), pagination })
  })
}

export const failSkills = () => failCall(path)
