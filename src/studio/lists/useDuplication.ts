import { useNavigate } from 'react-router-dom'
import { browserDrafts } from '../forms/browserDrafts'
import type { FormDefinition } from '../forms/fields'
import { toFormValues, type FormValue, type FormValues } from '../forms/formValues'
import { fieldsOf, translationsName } from '../forms/translations'
import { bodyOf } from '../forms/validate'
import { useStudioTexts } from '../language/StudioTextsContext'
import { formPath } from '../nouns'
import { useNotify } from '../notices/noticesSlice'
import { failureReason } from '../ui/failureReason'
import type { Entry, EntryList } from './entryList'
import { useFormRequest } from './useFormRequest'

/** The fields that a copy does not have: its address and its date are its own. */
const ownFields = ['slug', 'created_at', 'publishedAt']

/**
 * Returns a function that copies an entry and opens the copy. Visitors do not see the copy: it is
 * hidden, or where entries cannot be hidden, it is the draft of a new entry.
 */
export function useDuplication(list: EntryList, form: FormDefinition, entries: readonly Entry[]) {
  const send = useFormRequest()
  const navigate = useNavigate()
  const notify = useNotify()
  const texts = useStudioTexts()
  const { resource, titleField, visibility } = list
  const titles = entries.map(({ summary }) => summary.title)

  const create = async (values: FormValues) => {
    if (visibility && form.requests.create) {
      const { data, error } = await send(form.requests.create({ input: bodyOf(form, values) }))
      return { id: (data as { id: number } | undefined)?.id, error }
    }
    const draft = { key: crypto.randomUUID(), revision: 1, resource, changes: values }
    const isStored = await browserDrafts.write({ ...draft, saved_at: new Date().toISOString() })
    return isStored ? { id: 'baru' as const } : { error: {} }
  }

  return async ({ row, summary }: Entry): Promise<void> => {
    const saved = await send(form.requests.read(row.id))
    const values = saved.data && toFormValues(fieldsOf(form), saved.data)
    let number = 1
    while (titles.includes(texts.lists.copyOf(summary.title, number))) number += 1
    const rename = (title: string) => texts.lists.copyOf(title, number)
    const { id, error = saved.error } =
      values && titleField ? await create(copyOf(values, list, rename)) : {}
    if (id !== undefined) return void navigate(formPath(resource, id))
    const reason = failureReason(texts, error, texts.failures.nameTaken)
    notify(texts.lists.notDuplicated(summary.title, reason), true)
  }
}

/**
 * The values of a form for the copy of an entry, which is hidden.
 * @param rename returns the title of the copy
 */
function copyOf(
  values: FormValues,
  { titleField, visibility }: Pick<EntryList, 'titleField' | 'visibility'>,
  rename: (title: string) => string,
): FormValues {
  const copies = Object.entries(values).map(([name, value]): [string, FormValue] => {
    if (ownFields.includes(name)) return [name, '']
    if (name === titleField && typeof value === 'string' && value) return [name, rename(value)]
    if (name !== translationsName || typeof value !== 'object') return [name, value]
    const languages = Object.entries(value).map(([language, texts]) => [
      language,
      copyOf(texts as FormValues, { titleField }, rename),
    ])
    return [name, Object.fromEntries(languages) as FormValues]
  })
  return {
    ...Object.fromEntries(copies),
    ...(visibility && { [visibility]: visibility === 'draft' }),
  }
}
