import { useNavigate } from 'react-router-dom'
import { firstMessages, messagesApi } from '../../features/messages/messagesApi'
import { useTexts } from '../../language/TextsContext'
import { categories } from '../entries/categories'
import { posts } from '../entries/posts'
import { projects } from '../entries/projects'
import { profileSkills, skills } from '../entries/skills'
import { testimonials } from '../entries/testimonials'
import { education, experience } from '../entries/timeline'
import { useStudioTexts } from '../language/StudioTextsContext'
import { type EntryList, foldText } from '../lists/entryList'
import { formPath, messagesPath } from '../nouns'

interface LoadedItems {
  items: PaletteItem[]
  isLoading: boolean
  hasFailed: boolean
}

function useListItems(list: EntryList): LoadedItems {
  const { resource } = list
  const { rows, error } = list.useRows()
  const texts = useTexts()
  const { title: detail } = useStudioTexts().nouns[resource]
  const navigate = useNavigate()
  const items = (rows ?? []).map((row) => ({
    id: `palette-${resource}-${row.id}`,
    title: list.summarize(row, texts).title,
    detail,
    run: () => void navigate(formPath(resource, row.id)),
  }))
  return { items, isLoading: !rows && !error, hasFailed: !rows && Boolean(error) }
}

function useMessageItems(): LoadedItems {
  const { data, error } = messagesApi.endpoints.listMessages.useQuery(firstMessages)
  const { messages: detail } = useStudioTexts().screens
  const navigate = useNavigate()
  const items = (data?.messages ?? []).map(({ id, subject, name }) => ({
    id: `palette-message-${id}`,
    title: subject,
    detail: `${detail} · ${name}`,
    run: () => void navigate({ pathname: messagesPath, hash: `#${id}` }),
  }))
  return { items, isLoading: !data && !error, hasFailed: !data && Boolean(error) }
}

export function useEntryItems(): LoadedItems {
  const lists = [
    useListItems(projects.list),
    useListItems(posts.list),
    useListItems(experience.list),
    useListItems(education.list),
    useListItems(testimonials.list),
    useListItems(profileSkills.list),
    useListItems(skills.list),
    useListItems(categories.list),
    useMessageItems(),
  ]
  return {
    items: lists.flatMap(({ items }) => items),
    isLoading: lists.some(({ isLoading }) => isLoading),
    hasFailed: lists.some(({ hasFailed }) => hasFailed),
  }
}

export interface PaletteItem {
  id: string
  title: string
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
