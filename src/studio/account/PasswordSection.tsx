import { useState } from 'react'
import { accountApi } from '../../features/account/accountApi'
import { MutedText } from '../../ui/Page'
import {
  ChangeButton,
  DisclosedForm,
  focusHeading,
  NewPasswordField,
  PasswordField,
  Section,
} from './accountForms'

const { putPassword, deletePassword } = accountApi.endpoints

const headingId = 'kata-sandi'

/** Sets, changes or removes the password. */
export function PasswordSection({ hasPassword }: { hasPassword: boolean }) {
  return (
    <Section id={headingId} title="Kata sandi">
      <MutedText>
        {hasPassword
          ? 'Kata sandi menjadi cara masuk di samping passkey.'
          : 'Tidak ada kata sandi. Passkey lebih aman; kata sandi berguna sebagai cadangan.'}
      </MutedText>
      <PasswordForm hasPassword={hasPassword} />
      {hasPassword && (
        <ChangeButton
          request={deletePassword.initiate()}
          success="Kata sandi sudah dihapus."
          onDone={() => focusHeading(headingId)}
        >
          Hapus kata sandi
        </ChangeButton>
      )}
    </Section>
  )
}

function PasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const input = { current: hasPassword ? () => current : undefined, next: () => next }

  function clear(): void {
    setCurrent('')
    setNext('')
  }

  return (
    <DisclosedForm
      summary={hasPassword ? 'Ganti kata sandi' : 'Buat kata sandi'}
      submit="Simpan kata sandi"
      request={putPassword.initiate(input)}
      success="Kata sandi tersimpan. Semua perangkat lain sudah keluar."
      onDone={clear}
    >
      {hasPassword && (
        <PasswordField
          label="Kata sandi sekarang"
          autoComplete="current-password"
          required
          value={current}
          onChange={setCurrent}
        />
      )}
      <NewPasswordField required value={next} onChange={setNext} />
    </DisclosedForm>
  )
}
