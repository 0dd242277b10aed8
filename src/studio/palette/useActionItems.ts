import ExternalLink from 'lucide-react/icons/external-link'
import FileText from 'lucide-react/icons/file-text'
import Languages from 'lucide-react/icons/languages'
import LogOut from 'lucide-react/icons/log-out'
import Mail from 'lucide-react/icons/mail'
import Plus from 'lucide-react/icons/plus'
import SunMoon from 'lucide-react/icons/sun-moon'
import { useDispatch, useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { isSingle } from '../../contract/nouns'
import { firstMessages, messagesApi } from '../../features/messages/messagesApi'
import { themeSlice } from '../../features/theme/themeSlice'
import { languages } from '../../language/languages'
import { languageSlice } from '../../language/languageSlice'
import { useTexts } from '../../language/TextsContext'
import { paths } from '../../lib/urls/paths'
import { sitePath } from '../../sitePath'
import { useSignOut } from '../account/SignOutButton'
import { entries } from '../entries/entries'
import { useSelectLanguage } from '../language/LanguageSelect'
import { useStudioTexts } from '../language/StudioTextsContext'
import { describeLink, linkGroups, type LinkIcon } from '../layout/navigationLinks'
import { type EntryList, foldText } from '../lists/entryList'
import { formPath, screenPaths, nouns } from '../nouns'

const sitePaths = {
  site: paths.home,
  siteProjects: paths.projects,
  siteBlog: paths.blog,
  feed: '/feed.xml',
  sitemap: '/sitemap.xml',
} as const

const siteActions = Object.keys(sitePaths) as (keyof typeof sitePaths)[]
const resources = Object.keys(nouns) as (keyof typeof nouns)[]

const links = linkGroups.flatMap((group) => group.links)
const icons = new Map(links)

export function useScreenItems(): PaletteItem[] {
  const navigate = useNavigate()
  const texts = useStudioTexts()
  return links.map(([name, Icon]) => {
    const { path, title } = describeLink(name, texts)
    return { id: `palette-${path}`, title, Icon, run: () => void navigate(path) }
  })
}

export function useActionItems(): PaletteItem[] {
  const settings = useSettingItems()
  const { account, nouns: nounTexts, palette } = useStudioTexts()
  const navigate = useNavigate()
  const { signOut } = useSignOut()
  return [
    ...resources
      .filter((resource) => !isSingle(resource))
      .map((resource) => ({
        id: `palette-add-${resource}`,
        title: nounTexts[resource].add,
        Icon: Plus,
        run: () => void navigate(formPath(resource, 'baru')),
      })),
    ...siteActions.map((name) => ({
      id: `palette-open-${name}`,
      title: palette.actions[name],
      Icon: ExternalLink,
      // In a tab of its own: the form keeps what is typed.
      run: () => void window.open(sitePath(sitePaths[name]), '_blank', 'noopener'),
    })),
    ...settings,
    { id: 'palette-sign-out', title: account.signOut, Icon: LogOut, run: () => void signOut() },
  ]
}

function useSettingItems(): PaletteItem[] {
  const dispatch = useDispatch()
  const selectLanguage = useSelectLanguage()
  const { layout } = useTexts()
  const { palette } = useStudioTexts()
  const mode = useSelector(themeSlice.selectors.selectThemeMode)
  const { current, offered } = useSelector(languageSlice.selectors.selectLanguages)
  return [
    {
      id: 'palette-theme',
      title: mode === 'dark' ? layout.lightTheme : layout.darkTheme,
      Icon: SunMoon,
      run: () => void dispatch(themeSlice.actions.toggled()),
    },
    ...offered
      .filter((code) => code !== current)
      .map((code) => ({
        id: `palette-language-${code}`,
        title: palette.actions.language(languages[code].name),
        Icon: Languages,
        run: () => selectLanguage(code),
      })),
  ]
}

interface LoadedItems {
  items: PaletteItem[]
  data?: unknown
  error?: unknown
}

function useListItems(list: EntryList): LoadedItems {
  const { resource } = list
  const { data, error } = list.useRows()
  const texts = useTexts()
  const { title: detail } = useStudioTexts().nouns[resource]
  const navigate = useNavigate()
  const items = (data ?? []).map((row) => ({
    id: `palette-${resource}-${row.id}`,
    title: list.summarize(row, texts).title,
    Icon: icons.get(resource) ?? FileText,
    detail,
    run: () => void navigate(formPath(resource, row.id)),
  }))
  return { items, data, error }
}

function useMessageItems(): LoadedItems {
  const { data, error } = messagesApi.endpoints.listMessages.useQuery(firstMessages)
  const { messages: detail } = useStudioTexts().screens
  const navigate = useNavigate()
  const items = (data?.messages ?? []).map(({ id, subject, name }) => ({
    id: `palette-message-${id}`,
    title: subject,
    Icon: Mail,
    detail: `${detail} · ${name}`,
    run: () => void navigate({ pathname: screenPaths.messages, hash: `#${id}` }),
  }))
  return { items, data, error }
}

export function useEntryItems() {
  const lists = [
    useListItems(entries.projects.list),
    useListItems(entries.posts.list),
    useListItems(entries.experience.list),
    useListItems(entries.education.list),
    useListItems(entries.testimonials.list),
    useListItems(entries['profile-skills'].list),
    useListItems(entries.skills.list),
    useListItems(entries.categories.list),
    useMessageItems(),
  ]
  return {
    items: lists.flatMap(({ items }) => items),
    isLoading: lists.some(({ data, error }) => !data && !error),
    hasFailed: lists.some(({ data, error }) => !data && error),
  }
}

export interface PaletteItem {
  id: string
  title: string
  Icon: LinkIcon
  detail?: string
  run: () => void
}

const paletteGroups = ['screens', 'entries', 'actions'] as const
type PaletteGroup = (typeof paletteGroups)[number]

type PaletteItems = Record<PaletteGroup, readonly PaletteItem[]>

/** More entries are not shown at once; typing finds them. */
const maxEntries = 30

export function findItems(items: PaletteItems, query: string) {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  const matches = ({ title }: PaletteItem) => {
    const text = foldText(title)
    return words.every((word) => text.includes(word))
  }
  const entries = items.entries.filter(matches)
  const shown = { ...items, entries: entries.slice(0, maxEntries) }
  const groups = paletteGroups
    .map((name) => ({ name, items: shown[name].filter(matches) }))
    .filter((group) => group.items.length > 0)
  return { groups, entryCount: entries.length, shownEntryCount: shown.entries.length }
}
