import { paths } from '../../lib/paths'
import { reloadPage } from '../../lib/reloadPage'
import { Button, ButtonLink } from '../../ui/Button'
import { Notice } from '../../ui/Notice'

interface NoticeProps {
  /** `h1` if the page has no other heading. */
  heading: 'h1' | 'h2'
}

/** Rendered if the request failed. */
export function TestimonialsFailure({ heading }: NoticeProps) {
  return (
    <Notice
      title="Terjadi Kesalahan"
      message="Gagal memuat data testimoni. Silakan coba lagi nanti."
      tone="error"
      heading={heading}
    >
      <Button onClick={reloadPage}>Coba Lagi</Button>
    </Notice>
  )
}

/** Rendered for an empty list. */
export function NoTestimonials({ heading }: NoticeProps) {
  return (
    <Notice
      title="Belum Ada Testimoni"
      message="Saat ini belum ada testimoni yang tersedia. Silakan kembali lagi nanti."
      heading={heading}
    >
      <ButtonLink to={paths.home}>Kembali ke Beranda</ButtonLink>
    </Notice>
  )
}
