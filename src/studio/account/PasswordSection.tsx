import { useState, type FormEvent } from 'react'
import { accountApi } from '../../features/account/accountApi'
import { Button, ButtonRow } from '../../ui/Button'
import { MutedText } from '../../ui/Page'
import { useStudioDispatch } from '../useStudioDispatch'
import { Failure, Stack } from './formStyles'
import { NewPasswordField } from './NewPasswordField'
import { PasswordField } from './PasswordField'
import { useAccountChange } from './useAccountChange'

const { putPassword, deletePassword } = accountApi.endpoints

/** Sets, changes or removes the password. */
export function PasswordSection({ hasPassword }: { hasPassword: boolean }) {
  const dispatch = useStudioDispatch()
  const { error, change } = useAccountChange()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const input = { current: hasPassword ? () => current : undefined, next: () => next }
    const isDone = await change(
      () => dispatch(putPassword.initiate(input)),
      'Kata sandi tersimpan. Semua perangkat lain sudah keluar.',
    )
    if (!isDone) return
    setCurrent('')
    setNext('')
  }

  const remove = () =>
    change(() => dispatch(deletePassword.initiate()), 'Kata sandi sudah dihapus.')

  return (
    <section>
      <h2>Kata sandi</h2>
      <MutedText>
        {hasPassword
          ? 'Kata sandi menjadi cara masuk di samping passkey.'
          : 'Tidak ada kata sandi. Passkey lebih aman; kata sandi berguna sebagai cadangan.'}
      </MutedText>
      <Stack>
        <details>
          <summary>{hasPassword ? 'Ganti kata sandi' : 'Buat kata sandi'}</summary>
          <form onSubmit={(event) => void handleSubmit(event)}>
            {hasPassword && (
              <PasswordField
                label="Kata sandi sekarang"
                autoComplete="current-password"
                required
                value={current}
                onChange={({ target }) => setCurrent(target.value)}
              />
            )}
            <NewPasswordField label="Kata sandi baru" required value={next} onChange={setNext} />
            <ButtonRow>
              <Button type="submit">Simpan kata sandi</Button>
            </ButtonRow>
          </form>
        </details>
      </Stack>
      <Failure>{error}</Failure>
      {hasPassword && (
        <Button $variant="outline" onClick={() => void remove()}>
          Hapus kata sandi
        </Button>
      )}
    </section>
  )
}
