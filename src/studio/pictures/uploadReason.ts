import type { RefusedProperty } from '../../contract/pictures'
import type { UploadError } from '../../features/pictures/sendPicture'
import { failureReason } from '../ui/failureReason'

/** Bytes of a file that the server accepts. */
export const maxFileSize = 20 * 1024 * 1024

/** The types in the dialog of files. Without HEIC, so that an iPhone converts its photographs itself. */
export const acceptedTypes = 'image/jpeg,image/png,image/webp,image/avif'

const reasons: Record<RefusedProperty, string> = {
  picture: 'Berkas itu kosong.',
  type: 'Berkas itu bukan JPEG, PNG, WebP, atau AVIF. Simpan ulang sebagai JPEG, lalu unggah lagi.',
  size: 'Berkas itu lebih besar dari 20 MB.',
  sides: 'Sisi gambar itu terlalu panjang: paling banyak 20.000 piksel.',
  pixels: 'Gambar itu terlalu besar: paling banyak 50 juta piksel.',
  data: 'Berkas itu rusak, terpotong, atau berisi hal lain selain gambar.',
  time: 'Gambar itu terlalu lama dibaca. Simpan ulang dengan ukuran lebih kecil.',
}

/** Why a file was not uploaded, as a sentence for the owner. */
export function uploadReason(error: unknown): string {
  const { refused, statusCode } = error as Partial<UploadError>
  if (refused && refused in reasons) return reasons[refused]
  if (statusCode === 413) return reasons.size
  if (statusCode === 415) return reasons.type
  if (statusCode === 503) return 'Server sedang sibuk. Coba lagi sebentar lagi.'
  return failureReason(error)
}

/** Why a file need not be sent; undefined if it may be accepted. */
export function refuseBeforeUpload({ size }: Blob): string | undefined {
  if (size === 0) return reasons.picture
  return size > maxFileSize ? reasons.size : undefined
}
