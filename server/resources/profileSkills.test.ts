import type { FastifyInstance } from 'fastify'
import type { ProfileSkillGroup } from '../../src/contract/skills'
import { cleanUp } from '../testing/cleanUp'
import { createTestApp, get } from '../testing/testApp'

let app: FastifyInstance

beforeAll(async () => {
  ;({ app } = await createTestApp())
})
afterAll(cleanUp)

async function groups(address: string): Promise<[string, string[]][]> {
  const { data } = await get<{ profile_skills: ProfileSkillGroup[] }>(app, address)
  return data.profile_skills.map(({ category_name, skills }) => [
    category_name,
    skills.map(({ skill_name }) => skill_name),
  ])
}

it('groups the active skills by category', async () => {
  expect(await groups('/profile-skills/profile/1')).toEqual([
    ['Frontend Development', ['React', 'Redux', 'Vite']],
    ['Full Stack', ['Node.js']],
  ])
})

it('counts a page in skills, so that a category spans pages', async () => {
  expect(await groups('/profile-skills/profile/1?page=1&limit=2')).toEqual([
    ['Frontend Development', ['React', 'Redux']],
  ])
  expect(await groups('/profile-skills/profile/1?page=2&limit=2')).toEqual([
    ['Frontend Development', ['Vite']],
    ['Full Stack', ['Node.js']],
  ])
})

it('returns every field of a skill', async () => {
  const { data } = await get<{ profile_skills: ProfileSkillGroup[] }>(
    app,
    '/profile-skills/profile/1?limit=1',
  )
  expect(data.profile_skills[0]?.skills[0]).toEqual({
    id: 1,
    skill_id: 1,
    skill_name: 'React',
    percent: 95,
    category_id: 1,
    category_name: 'Frontend Development',
    skill_icon: 'react.svg',
    is_active: 1,
    created_at: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
    updated_at: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
  })
})

it('returns the skills of one category', async () => {
  expect(await groups('/profile-skills/profile/1/category/2')).toEqual([
    ['Full Stack', ['Node.js']],
  ])
  expect(await groups('/profile-skills/profile/1/category/3')).toEqual([])
})

it('returns nothing for another profile', async () => {
  expect(await groups('/profile-skills/profile/2')).toEqual([])
})
