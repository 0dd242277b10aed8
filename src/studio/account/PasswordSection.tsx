import { useRef } from 'react'
import { accountApi } from '../../features/account/accountApi'
import { MutedText } from '../../ui/Page'
import { ActionButton } from '../ui/PendingButton'
import { useStudioDispatch } from '../useStudioDispatch'
import { Failure } from './formStyles'
import { PasswordForm } from './PasswordForm'
import { useAccountChange } from './useAccountChange'

const { deletePassword } = accountApi.endpoints

/** Sets, changes or removes the password. */
export function PasswordSection({ hasPassword }: { hasPassword: boolean }) {
  const dispatch = useStudioDispatch()
  const { error, change } = useAccountChange()
  const heading = useRef<HTMLHeadingElement>(null)

  async function remove(): Promise<void> {
    const text = 'Kata sandi sudah dihapus.'
    // The pressed button disappears.
    if (await change(() => dispatch(deletePassword.initiate()), text)) heading.current?.focus()
  }

  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        Kata sandi
      </h2>
      <MutedText>
        {hasPassword
          ? 'Kata sandi menjadi cara masuk di samping passkey.'
          : 'Tidak ada kata sandi. Passkey lebih aman; kata sandi berguna sebagai cadangan.'}
      </MutedText>
      <PasswordForm hasPassword={hasPassword} />
      <Failure>{error}</Failure>
      {hasPassword && (
        <ActionButton $variant="outline" action={remove}>
          Hapus kata sandi
        </ActionButton>
      )}
    </section>
  )
}
