import { useSelector } from 'react-redux'
import { menuPages, type MenuPage } from '../../contract/constants'
import { useProfile } from '../../features/profile/useProfile'
import { appearanceSlice } from '../../theme/appearanceSlice'

type Counts = Partial<
  Record<'skill_count' | 'project_count' | 'testimonial_count' | 'post_count', number | null>
>

/** The pages of the menu as long as the owner has selected none: those that are not empty. */
export function pagesWithEntries({
  skill_count,
  project_count,
  testimonial_count,
  post_count,
}: Counts): MenuPage[] {
  const counts: Partial<Record<MenuPage, number | null>> = {
    skills: skill_count,
    projects: project_count,
    testimonials: testimonial_count,
    blog: post_count,
  }
  return menuPages.filter((page) => counts[page] !== 0)
}

export function useMenu(): readonly MenuPage[] {
  const { menu } = useSelector(appearanceSlice.selectors.selectAppearance)
  const { profile } = useProfile()
  return menu ?? pagesWithEntries(profile)
}
