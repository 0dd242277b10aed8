import styled from 'styled-components'
import type { TrashEntry } from '../../contract/studio'
import { historyApi } from '../../features/history/historyApi'
import { formatLongDate } from '../../lib/dates'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { MutedText } from '../../ui/Page'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { useTexts } from '../../language/TextsContext'
import { useSend } from '../account/useWithSession'
import { Actions, Details, Facts, Item, List } from '../lists/rowStyles'
import { useStudioTexts } from '../language/StudioTextsContext'
import { useNotify } from '../notices/noticesSlice'
import { failureReason } from '../ui/failureReason'
import { focusMain } from '../ui/focusMain'
import { LoadState } from '../ui/LoadState'
import { Screen } from '../ui/Screen'
import { useStudioDispatch } from '../useStudioDispatch'

const { endpoints, util } = historyApi

const Rule = styled(MutedText)`
  margin-bottom: 1rem;
`

/** The deleted entries, the latest first. */
export default function TrashScreen() {
  const { data, error, refetch } = endpoints.listTrash.useQuery()
  const restore = useRestore()
  const { common, nouns, screens, trash } = useStudioTexts()
  const { dates } = useTexts()
  return (
    <Screen title={screens.trash}>
      {!data && <LoadState title={screens.trash} error={error} onRetry={refetch} />}
      {data?.length === 0 && <Notice title={trash.empty} message={trash.rule} />}
      {data && data.length > 0 && (
        <>
          <Rule>{trash.rule}</Rule>
          <List>
            {data.map((entry) => (
              <Item key={`${entry.resource} ${entry.id}`}>
                <Details>
                  <strong dir="auto">{entry.title}</strong>
                  <Facts>
                    {`${nouns[entry.resource].title} · ${trash.deleted(formatLongDate(entry.deleted_at, dates))}`}
                  </Facts>
                </Details>
                <Actions>
                  <Button $variant="outline" onClick={() => void restore(entry)}>
                    {common.restore}
                    <VisuallyHidden>{` ${entry.title}`}</VisuallyHidden>
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
  const texts = useStudioTexts()
  const { lists } = texts
  return async ({ resource, id, title }: TrashEntry) => {
    const patch = dispatch(
      util.updateQueryData('listTrash', undefined, (entries) =>
        entries.filter((entry) => entry.resource !== resource || entry.id !== id),
      ),
    )
    focusMain()
    const { error } = await send(endpoints.restoreEntry.initiate({ resource, id }))
    if (!error) return notify(lists.restored(title))
    patch.undo()
    const reason = failureReason(texts, error, texts.failures.nameTaken)
    notify(lists.notRestored(title, reason), true)
  }
}
