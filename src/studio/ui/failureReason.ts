import { messageOf, type ApiError } from '../../api/apiError'

/** What a 409 means for a restored entry. */
export const nameIsTaken = 'Nama atau alamatnya sudah dipakai entri lain.'

/**
 * Why a write failed, as a sentence for the owner.
 * @param conflict what a 409 means for this write
 */
export function failureReason(error: unknown, conflict?: string): string {
  const { kind, statusCode } = error as Partial<ApiError>
  if (kind === 'network') return 'Tidak ada koneksi ke server.'
  if (statusCode === 401) return 'Sesi Anda sudah berakhir.'
  if (statusCode === 404) return 'Entri itu sudah tidak ada.'
  if (statusCode === 409 && conflict) return conflict
  return messageOf(error)
}
