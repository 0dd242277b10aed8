import { Navigate, type RouteObject } from 'react-router-dom'
import { lazyPage, type PageModule } from '../app/lazyPage'
import type { DeletableResource } from '../contract/studio'
import { RequireSession } from './account/RequireSession'
import type { FormDefinition } from './forms/fields'
import { NotFoundScreen } from './layout/NotFoundScreen'
import { StudioLayout } from './layout/StudioLayout'
import type { EntryList } from './lists/entryList'
import { messagesPath, nouns } from './nouns'

type LoadEntry = () => Promise<{ list: EntryList; form: FormDefinition }>

const entries: Record<DeletableResource, LoadEntry> = {
  experience: async () => (await import('./entries/timeline')).experience,
  education: async () => (await import('./entries/timeline')).education,
  projects: async () => (await import('./entries/projects')).projects,
  posts: async () => (await import('./entries/posts')).posts,
  testimonials: async () => (await import('./entries/testimonials')).testimonials,
  'profile-skills': async () => (await import('./entries/skills')).profileSkills,
  skills: async () => (await import('./entries/skills')).skills,
  categories: async () => (await import('./entries/categories')).categories,
}

/** The code of each screen is loaded on demand. */
function screenAt(path: string, importScreen: () => Promise<PageModule>): RouteObject {
  const { Page } = lazyPage(path, importScreen)
  return { path, element: <Page /> }
}

function entryRoutes([resource, loadEntry]: [string, LoadEntry]): RouteObject[] {
  const { path } = nouns[resource as DeletableResource]
  return [
    screenAt(path, async () => {
      const screen = import('./lists/EntryListScreen')
      const [{ EntryListScreen }, { list }] = await Promise.all([screen, loadEntry()])
      return { default: () => <EntryListScreen list={list} /> }
    }),
    screenAt(`${path}/:id`, async () => {
      const screen = import('./forms/EntryForm')
      const [{ EntryFormScreen }, { form }] = await Promise.all([screen, loadEntry()])
      return { default: () => <EntryFormScreen form={form} /> }
    }),
  ]
}

/** The screens that need a session. */
const screens: RouteObject[] = [
  screenAt('/studio', () => import('./overview/OverviewScreen')),
  screenAt(nouns.profiles.path, () => import('./entries/ProfileScreen')),
  ...Object.entries(entries).flatMap(entryRoutes),
  screenAt('/studio/gambar', () => import('./pictures/PicturesScreen')),
  screenAt(messagesPath, () => import('./messages/MessagesScreen')),
  screenAt('/studio/sampah', () => import('./trash/TrashScreen')),
  screenAt('/studio/keamanan', () => import('./account/SecurityScreen')),
  // Who has signed in at this address gets the first screen.
  { path: '/studio/masuk', element: <Navigate to="/studio" /> },
  { path: '*', element: <NotFoundScreen /> },
]

/** The routes of React Router. */
export const routeObjects: RouteObject[] = [
  {
    element: <StudioLayout />,
    children: [
      screenAt('/studio/undangan', () => import('./account/InvitationScreen')),
      { element: <RequireSession />, children: screens },
    ],
  },
]
