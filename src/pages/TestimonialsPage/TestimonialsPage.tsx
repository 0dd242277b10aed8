import type { Testimonial } from '../../contract/testimonials'
import { prefetchOptions, type PrefetchQueries } from '../../api/prefetchQueries'
import { categoriesApi } from '../../features/categories/categoriesApi'
import { testimonialsApi } from '../../features/testimonials/testimonialsApi'
import { useTestimonials } from '../../features/testimonials/useTestimonials'
import { paths } from '../../lib/paths'
import { ButtonLink } from '../../ui/Button'
import { CallToAction } from '../../ui/CallToAction'
import { Page } from '../../ui/Page'
import { NoTestimonials, TestimonialsFailure } from './TestimonialNotices'
import { RatingSummary } from './RatingSummary'
import { TestimonialFilter } from './TestimonialFilter'
import { TestimonialGrid } from './TestimonialGrid'
import { TestimonialsHead } from './TestimonialsHead'
import { TestimonialsSkeleton } from './TestimonialsSkeleton'

export const prefetchQueries: PrefetchQueries = () => [
  categoriesApi.endpoints.listActiveCategories.initiate(undefined, prefetchOptions),
  testimonialsApi.endpoints.listTestimonials.initiate(undefined, prefetchOptions),
]

const none: readonly Testimonial[] = []

function TestimonialsContent({ query }: { query: ReturnType<typeof useTestimonials> }) {
  const { testimonials, selected, select, isLoading, error } = query
  const isEmpty = testimonials?.length === 0

  if (isLoading && selected === 'all') {
    return (
      <Page title="Testimoni Klien">
        <TestimonialsSkeleton />
      </Page>
    )
  }
  if (error && selected === 'all') return <TestimonialsFailure heading="h1" />
  if (isEmpty && selected === 'all') return <NoTestimonials heading="h1" />
  return (
    <Page title="Testimoni Klien">
      {testimonials && !isEmpty && <RatingSummary testimonials={testimonials} />}
      <TestimonialFilter selected={selected} onSelect={select} />
      {Boolean(error) && <TestimonialsFailure heading="h2" />}
      {isEmpty && <NoTestimonials heading="h2" />}
      <TestimonialGrid testimonials={testimonials ?? none} isLoading={isLoading} />
      <CallToAction
        title="Siap Memulai Proyek Anda?"
        text="Ceritakan kebutuhan Anda. Saya menjawab dalam 24 jam."
      >
        <ButtonLink to={paths.contact}>Hubungi Saya</ButtonLink>
        <ButtonLink to={paths.projects} $variant="outline">
          Lihat Portfolio
        </ButtonLink>
      </CallToAction>
    </Page>
  )
}

/** All testimonials with their average rating and a filter by category. */
export default function TestimonialsPage() {
  const query = useTestimonials()
  return (
    <>
      <TestimonialsHead testimonials={query.testimonials ?? none} />
      <TestimonialsContent query={query} />
    </>
  )
}
