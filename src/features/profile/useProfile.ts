import {
  type InvitationPage,
  invitationPages,
  type ValueIcon,
  valueIcons,
} from '../../contract/constants'
import type { Invitation, Profile, Value } from '../../contract/profile'
import type { Texts } from '../../language/texts'
import { useSharedTexts } from '../../language/TextsContext'
import { profileApi, profileId } from './profileApi'

/** The profile as pages show it: no value is null or blank. */
export type ShownProfile = { [Key in keyof Profile]?: NonNullable<Profile[Key]> } & {
  id: number
  full_name: string
}

type Invitations = Partial<Record<InvitationPage, Omit<Invitation, 'page'>>>

const listInvitations = (invitations: Invitations): Invitation[] =>
  invitationPages.flatMap((page) => (invitations[page] ? [{ page, ...invitations[page] }] : []))

type Cards = Partial<Record<ValueIcon, Omit<Value, 'icon'>>>

const listCards = (cards: Cards): Value[] =>
  valueIcons.flatMap((icon) => (cards[icon] ? [{ icon, ...cards[icon] }] : []))

/** The default values for an API without the fields in which owners describe their work. */
function builtInProfile({ values, principles, invitations, ...texts }: Texts['profile']) {
  return {
    ...texts,
    years_of_experience: 3,
    preferred_tech_stack: 'React, TypeScript, Tailwind CSS, Node.js',
    values: listCards(values),
    principles: listCards(principles),
    invitations: listInvitations(invitations),
  }
}

/** Without the values that are null or blank. */
function withoutBlank(profile: Partial<Profile>): Partial<ShownProfile> {
  const isBlank = (value: unknown) =>
    value === null || value === undefined || (typeof value === 'string' && !value.trim())
  return Object.fromEntries(Object.entries(profile).filter(([, value]) => !isBlank(value)))
}

const { useQueryState } = profileApi.endpoints.getProfile

export function useProfile() {
  const { data, error, isLoading, isUninitialized } = useQueryState(profileId)
  const { profile: texts, layout } = useSharedTexts()
  const isPending = isLoading || isUninitialized
  // Karya's server always sends the field; it is null if the owner has not filled it in.
  const isBuiltIn = data !== undefined && data.projects_completed === undefined
  const name = { id: profileId, full_name: texts.full_name }
  const ownValues = withoutBlank(data ?? {})
  return {
    /** The profile; for an API without the fields of `builtInProfile`, with their default values. */
    profile: { ...name, ...(isBuiltIn && builtInProfile(texts)), ...ownValues } as ShownProfile,
    /** The profile without default values, except for the id and the name. */
    owner: { ...name, ...ownValues } as ShownProfile,
    /** Whether `profile` has default values. */
    isBuiltIn,
    location: ownValues.location ?? (isBuiltIn ? layout.country : undefined),
    /** The error of the first request; a refresh that fails leaves the profile on screen. */
    error: data ? undefined : error,
    isLoading: isPending,
  }
}
