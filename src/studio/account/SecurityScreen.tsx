import styled from 'styled-components'
import { accountApi } from '../../features/account/accountApi'
import { Loading } from '../../ui/Loading'
import { Notice } from '../../ui/Notice'
import { Screen } from '../ui/Screen'
import { ActionButton } from '../ui/PendingButton'
import { PasskeySection } from './PasskeySection'
import { PasswordSection } from './PasswordSection'
import { SessionSection } from './SessionSection'
import { signInFailure } from './signInFailure'

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
      ) : error ? (
        <Notice title="Keamanan gagal dimuat" message={signInFailure(error)} tone="error">
          <ActionButton action={refetch}>Coba Lagi</ActionButton>
        </Notice>
      ) : (
        <Loading text="Memuat keamanan …" />
      )}
    </Screen>
  )
}
