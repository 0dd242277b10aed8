import { useDispatch, useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { isSingle } from '../../contract/nouns'
import { themeSlice } from '../../features/theme/themeSlice'
import { languages } from '../../language/languages'
import { languageSlice } from '../../language/languageSlice'
import { useTexts } from '../../language/TextsContext'
import { paths } from '../../lib/paths'
import { sitePath } from '../../sitePath'
import { useSignOut } from '../account/SignOutButton'
import { useStudioTexts } from '../language/StudioTextsContext'
import { useSelectLanguage } from '../language/LanguageSelect'
import { describeLink, linkGroups } from '../layout/navigationLinks'
import { formPath, nouns } from '../nouns'
import type { PaletteItem } from './useEntryItems'

const sitePaths = {
  site: paths.home,
  siteProjects: paths.projects,
  siteBlog: paths.blog,
  feed: '/feed.xml',
  sitemap: '/sitemap.xml',
} as const

const siteActions = Object.keys(sitePaths) as (keyof typeof sitePaths)[]
const resources = Object.keys(nouns) as (keyof typeof nouns)[]

export function useScreenItems(): PaletteItem[] {
  const navigate = useNavigate()
  const texts = useStudioTexts()
  const links = linkGroups.flatMap((group) => group.links)
  return ['overview' as const, ...links].map((name) => {
    const { path, title } = describeLink(name, texts)
    return { id: `palette-${path}`, title, run: () => void navigate(path) }
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
        run: () => void navigate(formPath(resource, 'baru')),
      })),
    ...siteActions.map((name) => ({
      id: `palette-open-${name}`,
      title: palette.actions[name],
      // In a tab of its own: the form keeps what is typed.
      run: () => void window.open(sitePath(sitePaths[name]), '_blank', 'noopener'),
    })),
    ...settings,
    { id: 'palette-sign-out', title: account.signOut, run: () => void signOut() },
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
      run: () => void dispatch(themeSlice.actions.toggled()),
    },
    ...offered
      .filter((code) => code !== current)
      .map((code) => ({
        id: `palette-language-${code}`,
        title: palette.actions.language(languages[code].name),
        run: () => selectLanguage(code),
      })),
  ]
}
