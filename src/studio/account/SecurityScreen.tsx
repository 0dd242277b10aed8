import styled from 'styled-components'
import type { Session } from '../../contract/account'
import { accountApi } from '../../features/account/accountApi'
import { formatLongDate } from '../../lib/dates'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { useTexts } from '../../language/TextsContext'
import { Actions, Details, Facts, Item, List } from '../lists/rowStyles'
import { useStudioTexts } from '../language/StudioTextsContext'
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
    font-size: ${({ theme }) => theme.size.body};
  }
`

/** How the owner signs in, and where the owner has signed in. */
export default function SecurityScreen() {
  const { screens } = useStudioTexts()
  const { data, error, refetch } = accountApi.endpoints.getAccount.useQuery()
  return (
    <Screen title={screens.security}>
      {data ? (
        <Sections>
          <PasskeySection passkeys={data.passkeys} />
          <PasswordSection hasPassword={data.has_password} />
          <SessionSection sessions={data.sessions} />
        </Sections>
      ) : (
        <LoadState title={screens.security} error={error} onRetry={refetch} />
      )}
    </Screen>
  )
}

function SessionSection({ sessions }: { sessions: readonly Session[] }) {
  const { account } = useStudioTexts()
  return (
    <Section id={headingId} title={account.sessions}>
      <List>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={() => focusHeading(headingId)} />
        ))}
      </List>
      {sessions.length > 1 && (
        <ChangeButton
          request={endOtherSessions.initiate()}
          success={account.othersEnded}
          onDone={() => focusHeading(headingId)}
        >
          {account.endOthers}
        </ChangeButton>
      )}
    </Section>
  )
}

function SessionRow({ session, onEnded }: { session: Session; onEnded: () => void }) {
  const { account } = useStudioTexts()
  const { dates } = useTexts()
  const { id, used_at, expires_at, is_current } = session
  const device = session.device || account.unknownDevice
  return (
    <Item>
      <Details>
        <strong>{device}</strong>
        <Facts>
          {is_current ? account.thisDevice : account.used(formatLongDate(used_at, dates))}
          {` · ${account.expires(formatLongDate(expires_at, dates))}`}
        </Facts>
      </Details>
      {!is_current && (
        <Actions>
          <ChangeButton
            request={endSession.initiate(id)}
            success={account.ended(device)}
            onDone={onEnded}
          >
            {account.end}
            <VisuallyHidden>{` ${account.sessionOf(device)}`}</VisuallyHidden>
          </ChangeButton>
        </Actions>
      )}
    </Item>
  )
}
