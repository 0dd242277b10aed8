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
import type { EntryList } from '../lists/entryList'
import { formPath, messagesPath } from '../nouns'
import type { PaletteItem } from './paletteItems'

interface LoadedItems {
  items: PaletteItem[]
  isLoading: boolean
  hasFailed: boolean
}

/** The entries of a list, each with a link to its form. */
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

/** The newest messages by subject. */
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

/** All entries and messages that are loaded; the lists are requested if they are not in the cache. */
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
