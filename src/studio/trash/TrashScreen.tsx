import Trash2 from 'lucide-react/icons/trash-2'
import styled from 'styled-components'
import type { TrashEntry } from '../../contract/studio'
import { historyApi } from '../../features/history/historyApi'
import { Button } from '../../ui/Button'
import { MutedText } from '../../ui/Page'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { useStudioTexts } from '../language/StudioTextsContext'
import { List, ListRow } from '../ui/rows'
import { useWrite } from '../notices/noticesSlice'
import { focusMain } from '../ui/focus'
import { EmptyState, LoadState } from '../ui/LoadState'
import { Screen } from '../ui/Screen'
import { useFormats } from '../ui/hooks/useFormats'
import { useStudioDispatch } from '../useStudioDispatch'

const { endpoints, util } = historyApi

const Rule = styled(MutedText)`
  margin-bottom: 1rem;
`

export default function TrashScreen() {
  const query = endpoints.listTrash.useQuery()
  const { data } = query
  const restore = useRestore()
  const { common, nouns, screens, trash } = useStudioTexts()
  const { formatDate } = useFormats()
  return (
    <Screen title={screens.trash}>
      <LoadState title={screens.trash} query={query} />
      {data?.length === 0 && <EmptyState title={trash.empty} message={trash.rule} Icon={Trash2} />}
      {data && data.length > 0 && (
        <>
          <Rule>{trash.rule}</Rule>
          <List>
            {data.map((entry) => (
              <ListRow
                key={`${entry.resource} ${entry.id}`}
                title={entry.title}
                facts={`${nouns[entry.resource].title} · ${trash.deleted(formatDate(entry.deleted_at))}`}
              >
                <Button $variant="outline" onClick={() => void restore(entry)}>
                  {common.restore}
                  <VisuallyHidden>{` ${entry.title}`}</VisuallyHidden>
                </Button>
              </ListRow>
            ))}
          </List>
        </>
      )}
    </Screen>
  )
}

const byDeletion = (one: TrashEntry, other: TrashEntry) =>
  other.deleted_at.localeCompare(one.deleted_at)

/** Restores an entry. It leaves the trash at once, and comes back if the server refuses. */
function useRestore() {
  const dispatch = useStudioDispatch()
  const write = useWrite()
  const { lists, failures } = useStudioTexts()
  return async (restored: TrashEntry) => {
    const { resource, id, title } = restored
    const update = (change: (others: TrashEntry[]) => TrashEntry[]) =>
      dispatch(
        util.updateQueryData('listTrash', undefined, (entries) =>
          change(entries.filter((entry) => entry.resource !== resource || entry.id !== id)),
        ),
      )
    update((others) => others)
    focusMain()
    const { isDone } = await write(endpoints.restoreEntry.initiate({ resource, id }), {
      failure: lists.notRestored(title),
      reasons: { 409: failures.nameTaken },
      success: lists.restored(title),
    })
    if (!isDone) update((others) => [...others, restored].toSorted(byDeletion))
  }
}
