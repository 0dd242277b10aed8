import { useRef } from 'react'
import type { Session } from '../../contract/account'
import { sessionApi } from '../../features/account/sessionApi'
import { formatLongDate } from '../../lib/dates'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { Actions, Details, Facts, Item, List } from '../lists/rowStyles'
import { ActionButton } from '../ui/PendingButton'
import { useStudioDispatch } from '../useStudioDispatch'
import { Failure } from './formStyles'
import { useAccountChange } from './useAccountChange'

const { endSession, endOtherSessions } = sessionApi.endpoints

const nameOf = ({ device }: Session) => device || 'Perangkat tidak dikenal'

/** Where the owner has signed in. */
export function SessionSection({ sessions }: { sessions: readonly Session[] }) {
  const dispatch = useStudioDispatch()
  const { error, change } = useAccountChange()

  const heading = useRef<HTMLHeadingElement>(null)

  async function end(send: Parameters<typeof change>[0], text: string): Promise<void> {
    // The pressed button disappears.
    if (await change(send, text)) heading.current?.focus()
  }
  const endOne = (session: Session) =>
    end(() => dispatch(endSession.initiate(session.id)), `${nameOf(session)} sudah keluar.`)
  const endOthers = () =>
    end(() => dispatch(endOtherSessions.initiate()), 'Semua perangkat lain sudah keluar.')

  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        Sesi
      </h2>
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
                <ActionButton $variant="outline" action={() => endOne(session)}>
                  Akhiri<VisuallyHidden>{` sesi ${nameOf(session)}`}</VisuallyHidden>
                </ActionButton>
              </Actions>
            )}
          </Item>
        ))}
      </List>
      <Failure>{error}</Failure>
      {sessions.length > 1 && (
        <ActionButton $variant="outline" action={endOthers}>
          Akhiri semua sesi lain
        </ActionButton>
      )}
    </section>
  )
}
