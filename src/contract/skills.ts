import { Type, type Static } from 'typebox'
import { Category } from './categories'
import { Name, Percent, ReadOnly, strict, type Writable } from './inputs'
import { Flag, Id, Maybe, Pagination, Timestamp, Version } from './primitives'

/** A technology of the catalogue. `skill_icon` is an icon's file name, for example `react.svg`. */
export const Skill = Type.Object({
  id: Id,
  name: Type.String(),
  category_id: Id,
  category_name: Type.String(),
  skill_icon: Maybe(Type.String()),
  is_active: Flag,
  created_at: Timestamp,
  updated_at: Timestamp,
  version: Version,
})
export type Skill = Static<typeof Skill>

/** A skill of the profile in a technology; `percent` is 0 to 100, or absent. */
export const ProfileSkill = Type.Object({
  id: Id,
  skill_id: Id,
  skill_name: Type.String(),
  percent: Maybe(Type.Number()),
  category_name: Type.String(),
  category_id: Id,
  skill_icon: Maybe(Type.String()),
  is_active: Flag,
  created_at: Timestamp,
  updated_at: Timestamp,
  version: Version,
})
export type ProfileSkill = Static<typeof ProfileSkill>

/** A category with its skills on the requested page. */
export const ProfileSkillGroup = Type.Object({
  category_id: Id,
  category_name: Type.String(),
  skills: Type.Array(ProfileSkill),
})
export type ProfileSkillGroup = Static<typeof ProfileSkillGroup>

/** `data` of `GET /profile-skills/profile/{id}`: a page is `limit` skills, not groups. */
export const ProfileSkillsData = Type.Object({
  profile_skills: Type.Array(ProfileSkillGroup),
  pagination: Pagination,
})
export type ProfileSkillsData = Static<typeof ProfileSkillsData>

/** `data` of `GET /profile-skills/profile/{id}/category/{categoryId}`. */
export const ProfileSkillsOfCategoryData = Type.Object({
  profile_skills: Type.Array(ProfileSkillGroup),
})
export type ProfileSkillsOfCategoryData = Static<typeof ProfileSkillsOfCategoryData>

/** `data` of `GET /skills` and `GET /skills/category/{category}`. */
export const SkillsData = Type.Object({ skills: Type.Array(Skill), pagination: Pagination })
export type SkillsData = Static<typeof SkillsData>

/** `data` of `GET /skills/{id}`. */
export const SkillData = Type.Object({ skill: Skill })
export type SkillData = Static<typeof SkillData>

/** `data` of `GET /skills/categories`: the categories with at least one technology. */
export const SkillCategoriesData = Type.Object({ categories: Type.Array(Category) })
export type SkillCategoriesData = Static<typeof SkillCategoriesData>

/** Body of `POST /skills`. */
export const SkillInput = Type.Object(
  {
    name: Name,
    category_id: Id,
    skill_icon: Maybe(Name),
    is_active: Type.Optional(Flag),
    id: ReadOnly,
    category_name: ReadOnly,
    created_at: ReadOnly,
    updated_at: ReadOnly,
    version: ReadOnly,
  },
  strict,
)
export type SkillInput = Writable<Static<typeof SkillInput>>

/** Body of `PUT /skills/{id}`: omitted fields are not changed. */
export const SkillChanges = Type.Partial(SkillInput, strict)
export type SkillChanges = Writable<Static<typeof SkillChanges>>

/** `data` of the endpoints that return one skill of the profile. */
export const ProfileSkillData = Type.Object({ profile_skill: ProfileSkill })
export type ProfileSkillData = Static<typeof ProfileSkillData>

/** Body of `POST /profile-skills`. */
export const ProfileSkillInput = Type.Object(
  {
    skill_id: Id,
    percent: Maybe(Percent),
    is_active: Type.Optional(Flag),
    id: ReadOnly,
    skill_name: ReadOnly,
    skill_icon: ReadOnly,
    category_id: ReadOnly,
    category_name: ReadOnly,
    created_at: ReadOnly,
    updated_at: ReadOnly,
    version: ReadOnly,
  },
  strict,
)
export type ProfileSkillInput = Writable<Static<typeof ProfileSkillInput>>

/** Body of `PUT /profile-skills/{id}`: omitted fields are not changed. */
export const ProfileSkillChanges = Type.Partial(ProfileSkillInput, strict)
export type ProfileSkillChanges = Writable<Static<typeof ProfileSkillChanges>>
