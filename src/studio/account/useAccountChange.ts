import { useState } from 'react'
import type { ApiError } from '../../api/apiError'
import { useNotify } from '../notices/noticesSlice'
import type { StudioThunk } from '../useStudioDispatch'
import { useSend } from './useWithSession'

/** Sentences for the owner, by status. */
type StatusTexts = Partial<Record<number, string>>

const defaultTexts: StatusTexts = {
  400: 'Kata sandi itu terlalu pendek atau mudah ditebak. Pilih yang lain.',
  403: 'Tidak diterima. Periksa lagi, atau pakai cara masuk yang lain.',
  404: 'Undangan ini sudah dipakai atau kedaluwarsa. Buat yang baru dengan “npm run owner -- invite”.',
  409: 'Ini satu-satunya cara masuk. Tambahkan cara lain lebih dulu.',
  422: 'Kata sandi yang sekarang tidak benar.',
  426: 'Masuk memerlukan https, atau http://localhost di komputer ini sendiri.',
  429: 'Terlalu banyak percobaan yang salah. Tunggu sebentar, atau masuk dengan passkey.',
}

/** Names of the errors with which a browser refuses to use a passkey. */
const browserErrors: Partial<Record<string, string>> = {
  NotAllowedError: 'Passkey dibatalkan atau tidak ada di perangkat ini.',
  InvalidStateError: 'Perangkat ini sudah memiliki passkey untuk akun Anda.',
  SecurityError:
    'Passkey tidak berlaku di alamat ini. Buka Studio dengan nama situs atau localhost.',
}

/** Why signing in or changing the account has failed, as a sentence for the owner. */
export function signInFailure(error: unknown, texts: StatusTexts = {}): string {
  const { kind, statusCode = 0 } = error as Partial<ApiError>
  if (kind === 'network' || kind === 'timeout') return 'Tidak ada koneksi ke server.'
  const { name = '' } = error as Partial<Error>
  return (
    texts[statusCode] ??
    defaultTexts[statusCode] ??
    browserErrors[name] ??
    'Terjadi kesalahan. Silakan coba lagi.'
  )
}

/** Runs what a form submits: whether it is running, and why the last time failed. */
export function useSubmission() {
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState('')

  /**
   * Does nothing while it is running: a disabled button would lose the focus.
   * @returns whether it succeeded
   */
  async function submit(work: () => Promise<unknown>, texts?: StatusTexts): Promise<boolean> {
    if (isPending) return false
    setPending(true)
    setError('')
    try {
      await work()
      return true
    } catch (reason) {
      setError(signInFailure(reason, texts))
      return false
    } finally {
      setPending(false)
    }
  }

  return { isPending, error, submit }
}

const notSignedIn = 'Belum diubah, karena Anda belum masuk lagi.'

/** A change of the account. */
export interface AccountChange {
  request: StudioThunk<PromiseLike<{ error?: unknown }>>
  /** The message after it. */
  success: string
  onDone: () => void
}

/** Changes the account: the owner may have to sign in again, and gets a message about the result. */
export function useAccountChange({ request, success, onDone }: AccountChange) {
  const send = useSend()
  const notify = useNotify()
  const { submit, ...submission } = useSubmission()

  async function change(): Promise<void> {
    const sendOrThrow = async () => {
      const { error } = await send(request)
      if (error) throw error as Error
    }
    if (!(await submit(sendOrThrow, { 401: notSignedIn, 403: notSignedIn }))) return
    notify(success)
    onDone()
  }

  return { ...submission, change }
}
