import type { RouteObject } from 'react-router-dom'
import { lazyPage, type PageModule } from '../app/lazyPage'
import { RequireSession } from './account/RequireSession'
import { NotFoundScreen, StudioLayout } from './layout/StudioLayout'
import { type ListedNoun, nouns, screenPaths } from './nouns'

function screenAt(path: string, importScreen: () => Promise<PageModule>): RouteObject {
  const { Page } = lazyPage(path, importScreen, { hasSharedTexts: true })
  return { path, element: <Page /> }
}

function entryRoutes({ path, load }: ListedNoun): RouteObject[] {
  return [
    screenAt(path, async () => {
      const screen = import('./lists/EntryListScreen')
      const [{ EntryListScreen }, { list, form }] = await Promise.all([screen, load()])
      return { default: () => <EntryListScreen list={list} form={form} /> }
    }),
    screenAt(`${path}/:id`, async () => {
      const screen = import('./forms/EntryForm')
      const [{ EntryFormScreen }, { list, form }] = await Promise.all([screen, load()])
      return { default: () => <EntryFormScreen list={list} form={form} /> }
    }),
  ]
}

const { profiles, appearance, ...listedNouns } = nouns

const screens: RouteObject[] = [
  screenAt(screenPaths.overview, () => import('./overview/OverviewScreen')),
  screenAt(profiles.path, () => import('./entries/ProfileScreen')),
  screenAt(appearance.path, () => import('./entries/AppearanceScreen')),
  ...Object.values(listedNouns).flatMap(entryRoutes),
  screenAt(screenPaths.pictures, () => import('./pictures/PicturesScreen')),
  screenAt(screenPaths.imports, () => import('./imports/ImportScreen')),
  screenAt(screenPaths.messages, () => import('./messages/MessagesScreen')),
  screenAt(screenPaths.trash, () => import('./trash/TrashScreen')),
  screenAt(screenPaths.settings, () => import('./settings/SettingsScreen')),
  screenAt(screenPaths.security, () => import('./account/SecurityScreen')),
  { path: '*', element: <NotFoundScreen /> },
]

export const routeObjects: RouteObject[] = [
  {
    element: <StudioLayout />,
    children: [
      screenAt('/studio/undangan', () => import('./account/InvitationScreen')),
      { element: <RequireSession />, children: screens },
    ],
  },
]
