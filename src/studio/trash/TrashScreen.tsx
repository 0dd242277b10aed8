import styled from 'styled-components'
import type { TrashEntry } from '../../contract/studio'
import { historyApi } from '../../features/history/historyApi'
import { formatLongDate } from '../../lib/dates'
import { Button } from '../../ui/Button'
import { Loading } from '../../ui/Loading'
import { Notice } from '../../ui/Notice'
import { MutedText } from '../../ui/Page'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { Actions, Details, Facts, Item, List } from '../lists/rowStyles'
import { nouns } from '../nouns'
import { failureReason } from '../ui/failureReason'
import { Screen } from '../ui/Screen'
import { ActionButton } from '../ui/PendingButton'
import { useRestore } from './useRestore'

const Rule = styled(MutedText)`
  margin-bottom: 1rem;
`

function TrashRow({ resource, id, title, deleted_at }: TrashEntry) {
  const restore = useRestore()
  return (
    <Item>
      <Details>
        <strong>{title}</strong>
        <Facts>{`${nouns[resource].title} · dihapus ${formatLongDate(deleted_at)}`}</Facts>
      </Details>
      <Actions>
        <Button $variant="outline" onClick={() => void restore({ resource, id }, title)}>
          Pulihkan<VisuallyHidden>{` ${title}`}</VisuallyHidden>
        </Button>
      </Actions>
    </Item>
  )
}

/** The deleted entries, the latest first. */
export default function TrashScreen() {
  const { data, error, refetch } = historyApi.endpoints.listTrash.useQuery()
  return (
    <Screen title="Sampah">
      {data && data.length > 0 && (
        <>
          <Rule>Yang dihapus dapat dipulihkan selama 30 hari.</Rule>
          <List>
            {data.map((entry) => (
              <TrashRow key={`${entry.resource} ${entry.id}`} {...entry} />
            ))}
          </List>
        </>
      )}
      {data?.length === 0 && (
        <Notice title="Sampah kosong" message="Yang dihapus dapat dipulihkan selama 30 hari." />
      )}
      {!data &&
        (error ? (
          <Notice title="Sampah gagal dimuat" message={failureReason(error)} tone="error">
            <ActionButton action={refetch}>Coba Lagi</ActionButton>
          </Notice>
        ) : (
          <Loading text="Memuat sampah …" />
        ))}
    </Screen>
  )
}
