import { useRef, useState, type FormEvent } from 'react'
import { accountApi } from '../../features/account/accountApi'
import { ButtonRow } from '../../ui/Button'
import { PendingButton } from '../ui/PendingButton'
import { useStudioDispatch } from '../useStudioDispatch'
import { closeDetails } from './closeDetails'
import { Failure, Stack } from './formStyles'
import { NewPasswordField } from './NewPasswordField'
import { PasswordField } from './PasswordField'
import { useAccountChange } from './useAccountChange'

/** Sets or changes the password. */
export function PasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const dispatch = useStudioDispatch()
  const { error, isPending, change } = useAccountChange()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const details = useRef<HTMLDetailsElement>(null)

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const input = { current: hasPassword ? () => current : undefined, next: () => next }
    const isDone = await change(
      () => dispatch(accountApi.endpoints.putPassword.initiate(input)),
      'Kata sandi tersimpan. Semua perangkat lain sudah keluar.',
    )
    if (!isDone) return
    setCurrent('')
    setNext('')
    closeDetails(details.current)
  }

  return (
    <Stack>
      <details ref={details}>
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
            <PendingButton type="submit" isPending={isPending}>
              Simpan kata sandi
            </PendingButton>
          </ButtonRow>
        </form>
      </details>
      <Failure>{error}</Failure>
    </Stack>
  )
}
