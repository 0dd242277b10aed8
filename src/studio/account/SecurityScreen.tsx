import styled from 'styled-components'
import type { Session } from '../../contract/account'
import { accountApi } from '../../features/account/accountApi'
import { formatLongDate } from '../../lib/dates'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { Actions, Details, Facts, Item, List } from '../lists/rowStyles'
import { LoadState } from '../ui/LoadState'
import { Screen } from '../ui/Screen'
import { ChangeButton, focusHeading, Section } from './accountForms'
import { PasskeySection } from './PasskeySection'
import { PasswordSection } from './PasswordSection'

const { endSession, endOtherSessions } = accountApi.endpoints

const headingId = 'sesi'

const Sections = styled.div`
  display: grid;
  gap: 2.5rem;
  max-width: 44rem;

  section {
    display: grid;
    gap: 1rem;
    justify-items: start;
  }

  section > * {
    width: 100%;
  }

  section > button {
    width: auto;
  }

  h2 {
    font-size: ${({ theme }) => theme.size.subheading};
  }
`

/** How the owner signs in, and where the owner has signed in. */
export default function SecurityScreen() {
  const { data, error, refetch } = accountApi.endpoints.getAccount.useQuery()
  return (
    <Screen title="Keamanan">
      {data ? (
        <Sections>
          <PasskeySection passkeys={data.passkeys} />
          <PasswordSection hasPassword={data.has_password} />
          <SessionSection sessions={data.sessions} />
        </Sections>
      ) : (
        <LoadState title="Keamanan" error={error} onRetry={refetch} />
      )}
    </Screen>
  )
}

function SessionSection({ sessions }: { sessions: readonly Session[] }) {
  return (
    <Section id={headingId} title="Sesi">
      <List>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={() => focusHeading(headingId)} />
        ))}
      </List>
      {sessions.length > 1 && (
        <ChangeButton
          request={endOtherSessions.initiate()}
          success="Semua perangkat lain sudah keluar."
          onDone={() => focusHeading(headingId)}
        >
          Akhiri semua sesi lain
        </ChangeButton>
      )}
    </Section>
  )
}

function SessionRow({ session, onEnded }: { session: Session; onEnded: () => void }) {
  const { id, used_at, expires_at, is_current } = session
  const device = session.device || 'Perangkat tidak dikenal'
  return (
    <Item>
      <Details>
        <strong>{device}</strong>
        <Facts>
          {is_current ? 'perangkat ini' : `dipakai ${formatLongDate(used_at)}`}
          {` · berakhir ${formatLongDate(expires_at)}`}
        </Facts>
      </Details>
      {!is_current && (
        <Actions>
          <ChangeButton
            request={endSession.initiate(id)}
            success={`${device} sudah keluar.`}
            onDone={onEnded}
          >
            Akhiri<VisuallyHidden>{` sesi ${device}`}</VisuallyHidden>
          </ChangeButton>
        </Actions>
      )}
    </Item>
  )
}
