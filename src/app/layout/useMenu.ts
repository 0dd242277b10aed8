import { useSelector } from 'react-redux'
import { menuPages, type MenuPage } from '../../contract/constants'
import { useProfile } from '../../features/profile/useProfile'
import { appearanceSlice } from '../../theme/appearanceSlice'

/** The pages of the menu: those that the owner has selected, or else those that are not empty. */
export function useMenu(): readonly MenuPage[] {
  const { menu } = useSelector(appearanceSlice.selectors.selectAppearance)
  const { skill_count, project_count, testimonial_count, post_count } = useProfile().profile
  const counts: Partial<Record<MenuPage, number>> = {
    skills: skill_count,
    projects: project_count,
    testimonials: testimonial_count,
    blog: post_count,
  }
  return menu ?? menuPages.filter((page) => counts[page] !== 0)
}
