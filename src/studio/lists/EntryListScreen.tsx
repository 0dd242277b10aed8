import Plus from 'lucide-react/icons/plus'
import { ButtonLink } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import type { FormDefinition } from '../forms/fields'
import { useStudioTexts } from '../language/StudioTextsContext'
import { formPath } from '../nouns'
import { LoadState } from '../ui/LoadState'
import { Screen } from '../ui/Screen'
import type { EntryList } from './entryList'
import { EntryRows } from './EntryRows'
import { useRemoval } from './useRemoval'

interface EntryListScreenProps {
  list: EntryList
  form: FormDefinition
}

/** The screen of a noun: its entries, and a link to the form of a new one. */
export function EntryListScreen({ list, form }: EntryListScreenProps) {
  const { title, add, empty } = useStudioTexts().nouns[list.resource]
  const { rows, error, refetch } = list.useRows()
  const removal = useRemoval(list, rows)
  const isEmpty = rows !== undefined && removal.all.length === 0
  const addLink = (
    <ButtonLink to={formPath(list.resource, 'baru')}>
      <Plus aria-hidden="true" />
      {add}
    </ButtonLink>
  )
  return (
    <Screen title={title} action={!isEmpty && addLink}>
      {!rows && <LoadState title={title} error={error} onRetry={refetch} />}
      {isEmpty && <Notice title={empty}>{addLink}</Notice>}
      {rows && !isEmpty && <EntryRows list={list} form={form} rows={rows} removal={removal} />}
    </Screen>
  )
}
