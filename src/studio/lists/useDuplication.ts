import { nanoid } from '@reduxjs/toolkit'
import { useNavigate } from 'react-router-dom'
import { useSend } from '../account/useWithSession'
import { browserDrafts } from '../forms/editing/entryRequests'
import { type FormDefinition, uncachedQuery } from '../forms/fields'
import { toFormValues, type FormValue, type FormValues } from '../forms/formValues'
import { fieldsOf, translationsName } from '../forms/labels'
import { bodyOf } from '../forms/validate'
import { useStudioTexts } from '../language/StudioTextsContext'
import { formPath } from '../nouns'
import { useReport } from '../notices/noticesSlice'
import type { Entry, EntryList } from './entryList'

/** The fields that a copy does not have: its addresses and its date are its own. */
const ownFields = ['slug', 'aliases', 'created_at', 'publishedAt']

/** Visitors do not see the copy: it is hidden, or the draft of a new entry. */
export function useDuplication(list: EntryList, form: FormDefinition, entries: readonly Entry[]) {
  const send = useSend()
  const navigate = useNavigate()
  const report = useReport()
  const { lists, failures } = useStudioTexts()
  const { resource, titleField, visibility } = list
  const { get, create } = form.endpoints
  const titles = entries.map(({ summary }) => summary.title)

  const createCopy = async (values: FormValues) => {
    if (visibility && create) {
      const { data, error } = await send(create.initiate({ input: bodyOf(form, values) }))
      return { id: (data as { id: number } | undefined)?.id, error }
    }
    const draft = { key: nanoid(), revision: 1, resource, changes: values }
    const isStored = await browserDrafts.write({ ...draft, saved_at: new Date().toISOString() })
    return isStored ? { id: 'baru' as const } : { error: {} }
  }

  return async ({ row, summary }: Entry): Promise<void> => {
    const saved = await send(get.initiate(row.id, uncachedQuery))
    const values = saved.error ? undefined : toFormValues(fieldsOf(form), saved.data ?? {})
    let number = 1
    while (titles.includes(lists.copyOf(summary.title, number))) number += 1
    const rename = (title: string) => lists.copyOf(title, number)
    const { id, error = saved.error ?? {} } =
      values && titleField ? await createCopy(copyOf(values, list, rename)) : {}
    if (id !== undefined) return void navigate(formPath(resource, id))
    const reasons = { 409: failures.nameTaken }
    report(error, { failure: lists.notDuplicated(summary.title), reasons })
  }
}

function copyOf(
  values: FormValues,
  { titleField, visibility }: Pick<EntryList, 'titleField' | 'visibility'>,
  rename: (title: string) => string,
): FormValues {
  const copies = Object.entries(values).map(([name, value]): [string, FormValue] => {
    if (ownFields.includes(name)) return [name, Array.isArray(value) ? [] : '']
    if (name === titleField && typeof value === 'string' && value) return [name, rename(value)]
    if (name !== translationsName || typeof value !== 'object') return [name, value]
    const languages = Object.entries(value).map(([language, texts]) => [
      language,
      copyOf(texts as FormValues, { titleField }, rename),
    ])
    return [name, Object.fromEntries(languages) as FormValues]
  })
  const hidden = visibility && { [visibility]: visibility === 'draft' }
  return { ...Object.fromEntries(copies), ...hidden }
}
