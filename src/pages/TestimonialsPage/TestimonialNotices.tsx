import { paths } from '../../lib/paths'
import { reloadPage } from '../../lib/reloadPage'
import { Button, ButtonLink } from '../../ui/Button'
import { Notice } from '../../ui/Notice'

interface TestimonialsFailureProps {
  /** `h1` if the page has no other heading. */
  heading: 'h1' | 'h2'
}

/** Rendered if the request failed. */
export function TestimonialsFailure({ heading }: TestimonialsFailureProps) {
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

interface NoTestimonialsProps {
  /** Selects all categories; absent if they are selected. */
  onShowAll?: () => void
}

/** Rendered for an empty list: instead of the page, or below its filters. */
export function NoTestimonials({ onShowAll }: NoTestimonialsProps) {
  return (
    <Notice
      title="Belum Ada Testimoni"
      message="Saat ini belum ada testimoni yang tersedia. Silakan kembali lagi nanti."
      heading={onShowAll ? 'h2' : 'h1'}
    >
      {onShowAll && (
        <ButtonLink to={paths.testimonials} onClick={onShowAll}>
          Semua Testimoni
        </ButtonLink>
      )}
      <ButtonLink to={paths.home} $variant={onShowAll ? 'outline' : 'solid'}>
        Kembali ke Beranda
      </ButtonLink>
    </Notice>
  )
}
