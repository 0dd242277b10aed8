import type { Session } from '../../contract/account'
import { sessionApi } from '../../features/account/sessionApi'
import { formatLongDate } from '../../lib/dates'
import { Button } from '../../ui/Button'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { Actions, Details, Facts, Item, List } from '../lists/rowStyles'
import { useStudioDispatch } from '../useStudioDispatch'
import { Failure } from './formStyles'
import { useAccountChange } from './useAccountChange'

const { endSession, endOtherSessions } = sessionApi.endpoints

const nameOf = ({ device }: Session) => device || 'Perangkat tidak dikenal'

/** Where the owner has signed in. */
export function SessionSection({ sessions }: { sessions: readonly Session[] }) {
  const dispatch = useStudioDispatch()
  const { error, change } = useAccountChange()

  const end = (session: Session) =>
    change(() => dispatch(endSession.initiate(session.id)), `${nameOf(session)} sudah keluar.`)
  const endOthers = () =>
    change(() => dispatch(endOtherSessions.initiate()), 'Semua perangkat lain sudah keluar.')

  return (
    <section>
      <h2>Sesi</h2>
      <List>
        {sessions.map((session) => (
          <Item key={session.id}>
            <Details>
              <strong>{nameOf(session)}</strong>
              <Facts>
                {session.is_current
                  ? 'perangkat ini'
                  : `dipakai ${formatLongDate(session.used_at)}`}
                {` · berakhir ${formatLongDate(session.expires_at)}`}
              </Facts>
            </Details>
            {!session.is_current && (
              <Actions>
                <Button $variant="outline" onClick={() => void end(session)}>
                  Akhiri<VisuallyHidden>{` sesi ${nameOf(session)}`}</VisuallyHidden>
                </Button>
              </Actions>
            )}
          </Item>
        ))}
      </List>
      <Failure>{error}</Failure>
      {sessions.length > 1 && (
        <Button $variant="outline" onClick={() => void endOthers()}>
          Akhiri semua sesi lain
        </Button>
      )}
    </section>
  )
}
