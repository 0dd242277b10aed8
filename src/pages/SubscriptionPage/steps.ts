import type { SubscriptionStep } from '../../contract/subscriptions'

interface Step {
  title: string
  text: string
  /** The label of the button that posts the form. */
  button?: string
}

const steps: Record<SubscriptionStep, Step> = {
  requested: {
    title: 'Periksa Email Anda',
    text: 'Kami telah mengirim tautan konfirmasi. Tautan itu berlaku 24 jam.',
  },
  confirm: {
    title: 'Konfirmasi Langganan',
    text: 'Tekan tombol di bawah ini untuk menerima kabar artikel terbaru lewat email.',
    button: 'Konfirmasi',
  },
  confirmed: {
    title: 'Langganan Aktif',
    text: 'Terima kasih! Anda akan menerima kabar lewat email ketika ada artikel baru. Setiap email memuat tautan untuk berhenti berlangganan.',
  },
  expired: {
    title: 'Tautan Tidak Berlaku',
    text: 'Tautan ini sudah kedaluwarsa atau tidak lengkap. Gunakan tautan di email terakhir yang Anda terima, atau daftarkan alamat Anda lagi di halaman blog.',
  },
  cancel: {
    title: 'Berhenti Berlangganan',
    text: 'Tekan tombol di bawah ini jika Anda tidak ingin lagi menerima kabar artikel terbaru.',
    button: 'Berhenti Berlangganan',
  },
  cancelled: {
    title: 'Langganan Dihentikan',
    text: 'Alamat Anda sudah dihapus dari daftar. Anda tidak akan menerima kabar artikel lagi.',
  },
  failed: {
    title: 'Permintaan Gagal',
    text: 'Permintaan Anda tidak dapat diproses. Periksa alamat email Anda, atau coba lagi nanti.',
  },
}

/** @returns undefined for an unknown name */
export function findStep(name = ''): Step | undefined {
  return Object.hasOwn(steps, name) ? steps[name as SubscriptionStep] : undefined
}
