import { lazyPage, type LazyPage } from '../app/lazyPage'
import { messagesPath } from './messages/messagesPath'
import { nouns } from './nouns'

/** A screen of the studio. */
export interface StudioRoute {
  path: string
  screen: LazyPage
}

/** The forms of the entries. */
const formRoutes: readonly StudioRoute[] = [
  {
    path: nouns.profiles.path,
    screen: lazyPage('ProfileScreen', () => import('./profile/ProfileScreen')),
  },
  {
    path: `${nouns.experience.path}/:id`,
    screen: lazyPage('ExperienceScreen', () => import('./experiences/ExperienceScreen')),
  },
  {
    path: `${nouns.education.path}/:id`,
    screen: lazyPage('EducationScreen', () => import('./educations/EducationScreen')),
  },
  {
    path: `${nouns.projects.path}/:id`,
    screen: lazyPage('ProjectScreen', () => import('./projects/ProjectScreen')),
  },
  {
    path: `${nouns.posts.path}/:id`,
    screen: lazyPage('PostScreen', () => import('./posts/PostScreen')),
  },
  {
    path: `${nouns.testimonials.path}/:id`,
    screen: lazyPage('TestimonialScreen', () => import('./testimonials/TestimonialScreen')),
  },
  {
    path: `${nouns['profile-skills'].path}/:id`,
    screen: lazyPage('ProfileSkillScreen', () => import('./profileSkills/ProfileSkillScreen')),
  },
  {
    path: `${nouns.skills.path}/:id`,
    screen: lazyPage('SkillScreen', () => import('./skills/SkillScreen')),
  },
  {
    path: `${nouns.categories.path}/:id`,
    screen: lazyPage('CategoryScreen', () => import('./categories/CategoryScreen')),
  },
]

/** Every screen. The code of each is loaded on demand. */
export const studioRoutes: readonly StudioRoute[] = [
  {
    path: '/studio',
    screen: lazyPage('OverviewScreen', () => import('./overview/OverviewScreen')),
  },
  {
    path: nouns.experience.path,
    screen: lazyPage('ExperiencesScreen', () => import('./experiences/ExperiencesScreen')),
  },
  {
    path: nouns.education.path,
    screen: lazyPage('EducationsScreen', () => import('./educations/EducationsScreen')),
  },
  {
    path: nouns.projects.path,
    screen: lazyPage('ProjectsScreen', () => import('./projects/ProjectsScreen')),
  },
  {
    path: nouns.posts.path,
    screen: lazyPage('PostsScreen', () => import('./posts/PostsScreen')),
  },
  {
    path: nouns.testimonials.path,
    screen: lazyPage('TestimonialsScreen', () => import('./testimonials/TestimonialsScreen')),
  },
  {
    path: nouns['profile-skills'].path,
    screen: lazyPage('ProfileSkillsScreen', () => import('./profileSkills/ProfileSkillsScreen')),
  },
  {
    path: nouns.skills.path,
    screen: lazyPage('SkillsScreen', () => import('./skills/SkillsScreen')),
  },
  {
    path: nouns.categories.path,
    screen: lazyPage('CategoriesScreen', () => import('./categories/CategoriesScreen')),
  },
  ...formRoutes,
  {
    path: '/studio/gambar',
    screen: lazyPage('PicturesScreen', () => import('./pictures/PicturesScreen')),
  },
  {
    path: messagesPath,
    screen: lazyPage('MessagesScreen', () => import('./messages/MessagesScreen')),
  },
  {
    path: '/studio/sampah',
    screen: lazyPage('TrashScreen', () => import('./trash/TrashScreen')),
  },
  {
    path: '/studio/keamanan',
    screen: lazyPage('SecurityScreen', () => import('./account/SecurityScreen')),
  },
  {
    path: '/studio/masuk',
    screen: lazyPage('SignInScreen', () => import('./account/SignInScreen')),
  },
]

/** The screen that needs no session. */
export const invitationRoute: StudioRoute = {
  path: '/studio/undangan',
  screen: lazyPage('InvitationScreen', () => import('./account/InvitationScreen')),
}
