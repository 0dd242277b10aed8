import Plus from 'lucide-react/icons/plus'
import { ButtonLink } from '../../ui/Button'
import { Loading } from '../../ui/Loading'
import { Notice } from '../../ui/Notice'
import { formPath, nouns } from '../nouns'
import { failureReason } from '../ui/failureReason'
import { Screen } from '../ui/Screen'
import { ActionButton } from '../ui/PendingButton'
import type { EntryListDefinition } from './entryList'
import { EntryRows } from './EntryRows'
import { useRemoval } from './useRemoval'

interface EntryListScreenProps<Row extends { id: number }> {
  list: EntryListDefinition<Row>
  /** Undefined until they are loaded. */
  rows: readonly Row[] | undefined
  error: unknown
  onRetry: () => PromiseLike<unknown>
}

/** The screen of a noun: its entries, and a link to the form of a new one. */
export function EntryListScreen<Row extends { id: number }>({
  list,
  rows,
  error,
  onRetry,
}: EntryListScreenProps<Row>) {
  const { title, entry } = nouns[list.resource]
  const removal = useRemoval(list)
  const add = (
    <ButtonLink to={formPath(list.resource, 'baru')}>
      <Plus aria-hidden="true" />
      {`Tambah ${entry}`}
    </ButtonLink>
  )
  return (
    <Screen title={title} action={add}>
      {rows ? (
        <EntryRows list={list} rows={rows} removal={removal} />
      ) : error ? (
        <Notice title={`${title} gagal dimuat`} message={failureReason(error)} tone="error">
          <ActionButton action={onRetry}>Coba Lagi</ActionButton>
        </Notice>
      ) : (
        <Loading text={`Memuat ${title.toLowerCase()} …`} />
      )}
      {rows?.length === 0 && removal.removed.length === 0 && (
        <Notice title={`Belum ada ${entry}`} />
      )}
    </Screen>
  )
}
