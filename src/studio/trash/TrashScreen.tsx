import styled from 'styled-components'
import type { TrashEntry } from '../../contract/studio'
import { historyApi } from '../../features/history/historyApi'
import { formatLongDate } from '../../lib/dates'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { MutedText } from '../../ui/Page'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { useSend } from '../account/useWithSession'
import { Actions, Details, Facts, Item, List } from '../lists/rowStyles'
import { nouns } from '../nouns'
import { useNotify } from '../notices/noticesSlice'
import { failureReason, nameIsTaken } from '../ui/failureReason'
import { focusMain } from '../ui/focusMain'
import { LoadState } from '../ui/LoadState'
import { Screen } from '../ui/Screen'
import { useStudioDispatch } from '../useStudioDispatch'

const { endpoints, util } = historyApi

const rule = 'Yang dihapus dapat dipulihkan selama 30 hari.'

const Rule = styled(MutedText)`
  margin-bottom: 1rem;
`

/** The deleted entries, the latest first. */
export default function TrashScreen() {
  const { data, error, refetch } = endpoints.listTrash.useQuery()
  const restore = useRestore()
  return (
    <Screen title="Sampah">
      {!data && <LoadState title="Sampah" error={error} onRetry={refetch} />}
      {data?.length === 0 && <Notice title="Sampah kosong" message={rule} />}
      {data && data.length > 0 && (
        <>
          <Rule>{rule}</Rule>
          <List>
            {data.map((entry) => (
              <Item key={`${entry.resource} ${entry.id}`}>
                <Details>
                  <strong>{entry.title}</strong>
                  <Facts>
                    {`${nouns[entry.resource].title} · dihapus ${formatLongDate(entry.deleted_at)}`}
                  </Facts>
                </Details>
                <Actions>
                  <Button $variant="outline" onClick={() => void restore(entry)}>
                    Pulihkan<VisuallyHidden>{` ${entry.title}`}</VisuallyHidden>
                  </Button>
                </Actions>
              </Item>
            ))}
          </List>
        </>
      )}
    </Screen>
  )
}

/** Restores an entry. It leaves the trash at once, and comes back if the server refuses. */
function useRestore() {
  const dispatch = useStudioDispatch()
  const send = useSend()
  const notify = useNotify()
  return async ({ resource, id, title }: TrashEntry) => {
    const patch = dispatch(
      util.updateQueryData('listTrash', undefined, (entries) =>
        entries.filter((entry) => entry.resource !== resource || entry.id !== id),
      ),
    )
    focusMain()
    const { error } = await send(endpoints.restoreEntry.initiate({ resource, id }))
    if (!error) return notify(`“${title}” dipulihkan.`)
    patch.undo()
    notify(`“${title}” tidak dipulihkan. ${failureReason(error, nameIsTaken)}`, true)
  }
}
