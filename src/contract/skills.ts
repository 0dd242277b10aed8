import { Type, type Static } from 'typebox'
import { Category } from './categories'
import {
  type Body,
  flag,
  inputOf,
  lenient,
  optional,
  outputOf,
  readOnly,
  required,
} from './schema/fields'
import { Id, Lenient, Maybe, Name, pageOf, Percent, Timestamp, Version } from './schema/values'

export const skillFields = {
  id: readOnly(Id),
  name: required(Name),
  category_id: required(Id),
  category_name: readOnly(Lenient(Type.String())),
  skill_icon: optional(Name),
  is_active: flag(1),
  created_at: readOnly(Lenient(Timestamp)),
  updated_at: readOnly(Lenient(Timestamp)),
  version: readOnly(Version),
}

/** A technology of the catalogue. `skill_icon` is an icon's file name, for example `react.svg`. */
const Skill = outputOf(skillFields)
export type Skill = Static<typeof Skill>

export const profileSkillFields = {
  id: readOnly(Id),
  skill_id: lenient(required(Id)),
  skill_name: readOnly(Type.String()),
  percent: optional(Percent),
  /** The level in words. */
  level: optional(Name),
  category_name: readOnly(Lenient(Type.String())),
  category_id: readOnly(Lenient(Id)),
  skill_icon: readOnly(Maybe(Type.String())),
  /** The number of projects that use the skill; in lists only. */
  project_count: readOnly(Maybe(Type.Integer())),
  /** The full years in which at least one of these projects ran; in lists only. */
  project_years: readOnly(Maybe(Type.Integer())),
  is_active: flag(1),
  created_at: readOnly(Lenient(Timestamp)),
  updated_at: readOnly(Lenient(Timestamp)),
  version: readOnly(Version),
}

/** A skill of the profile in a technology; `percent` is 0 to 100, or absent. */
const ProfileSkill = outputOf(profileSkillFields)
export type ProfileSkill = Static<typeof ProfileSkill>

/** A category with its skills on the requested page. */
const ProfileSkillGroup = Type.Object({
  category_id: Id,
  category_name: Type.String(),
  skills: Type.Array(ProfileSkill),
})
export type ProfileSkillGroup = Static<typeof ProfileSkillGroup>

/** `data` of `GET /profile-skills/profile/{id}`: a page is `limit` skills, not groups. */
export const ProfileSkillsData = pageOf('profile_skills', ProfileSkillGroup)
export type ProfileSkillsData = Static<typeof ProfileSkillsData>

export const ProfileSkillsOfCategory = Type.Object({
  profile_skills: Type.Array(ProfileSkillGroup),
})

export const SkillsData = pageOf('skills', Skill)
export type SkillsData = Static<typeof SkillsData>
export const SkillData = Type.Object({ skill: Skill })
export type SkillData = Static<typeof SkillData>

/** `data` of `GET /skills/categories`: the categories with at least one technology. */
export const SkillCategoriesData = Type.Object({ categories: Type.Array(Category) })
export type SkillCategoriesData = Static<typeof SkillCategoriesData>
export const SkillInput = inputOf(skillFields)
export type SkillInput = Body<typeof SkillInput>

export const ProfileSkillData = Type.Object({ profile_skill: ProfileSkill })
export type ProfileSkillData = Static<typeof ProfileSkillData>
export const ProfileSkillInput = inputOf(profileSkillFields)
export type ProfileSkillInput = Body<typeof ProfileSkillInput>
