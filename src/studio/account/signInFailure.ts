import type { ApiError } from '../../api/apiError'

/** Sentences for the owner, by status. */
export type StatusTexts = Partial<Record<number, string>>

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
  const { kind, statusCode } = error as Partial<ApiError>
  if (kind === 'network' || kind === 'timeout') return 'Tidak ada koneksi ke server.'
  const { name = '' } = error as Partial<Error>
  const status = statusCode ?? 0
  return (
    texts[status] ??
    defaultTexts[status] ??
    browserErrors[name] ??
    'Terjadi kesalahan. Silakan coba lagi.'
  )
}
