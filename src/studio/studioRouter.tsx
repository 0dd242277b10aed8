import type { RouteObject } from 'react-router-dom'
import { lazyPage, type PageModule } from '../app/lazyPage'
import { isSingle } from '../contract/nouns'
import type { DeletableResource, TrackedResource } from '../contract/studio'
import { RequireSession } from './account/RequireSession'
import { NotFoundScreen, StudioLayout } from './layout/StudioLayout'
import { nouns, screenPaths } from './nouns'

function screenAt(path: string, importScreen: () => Promise<PageModule>): RouteObject {
  const { Page } = lazyPage(path, importScreen, { hasSharedTexts: true })
  return { path, element: <Page /> }
}

const importEntries = () => import('./entries/entries')

function entryRoutes(resource: DeletableResource): RouteObject[] {
  const { path } = nouns[resource]
  return [
    screenAt(path, async () => {
      const screen = import('./lists/EntryListScreen')
      const [{ EntryListScreen }, { entries }] = await Promise.all([screen, importEntries()])
      return { default: () => <EntryListScreen {...entries[resource]} /> }
    }),
    screenAt(`${path}/:id`, async () => {
      const screen = import('./forms/EntryForm')
      const [{ EntryFormScreen }, { entries }] = await Promise.all([screen, importEntries()])
      return { default: () => <EntryFormScreen {...entries[resource]} /> }
    }),
  ]
}

const resources = Object.keys(nouns) as TrackedResource[]

const screens: RouteObject[] = [
  screenAt(screenPaths.overview, () => import('./overview/OverviewScreen')),
  screenAt(nouns.profiles.path, () => import('./entries/ProfileScreen')),
  screenAt(nouns.appearance.path, () => import('./entries/AppearanceScreen')),
  ...resources.filter((name) => !isSingle(name)).flatMap(entryRoutes),
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
