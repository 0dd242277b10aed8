import { useDeferredValue } from 'react'
import type { Testimonial } from '../../contract/testimonials'
import { prefetchOptions, type PrefetchQueries } from '../../api/prefetchQueries'
import { categoriesApi } from '../../features/categories/categoriesApi'
import { testimonialsApi } from '../../features/testimonials/testimonialsApi'
import { toCategoryId } from '../../features/testimonials/testimonialsSlice'
import { useTestimonials } from '../../features/testimonials/useTestimonials'
import { readFilter } from '../../lib/filterInUrl'
import { paths } from '../../lib/paths'
import { ButtonLink } from '../../ui/Button'
import { CallToAction } from '../../ui/CallToAction'
import { Container, Page } from '../../ui/Page'
import { ResultCount } from '../../ui/ResultCount'
import { NoTestimonials, TestimonialsFailure } from './TestimonialNotices'
import { RatingSummary } from './RatingSummary'
import { TestimonialFilter } from './TestimonialFilter'
import { TestimonialGrid } from './TestimonialGrid'
import { TestimonialsHead } from './TestimonialsHead'
import { TestimonialsSkeleton } from './TestimonialsSkeleton'

const { listTestimonials, listTestimonialsOfCategory } = testimonialsApi.endpoints

export const prefetchQueries: PrefetchQueries = ({ search }) => {
  const id = toCategoryId(readFilter(search, 'category'))
  return [
    categoriesApi.endpoints.listActiveCategories.initiate(undefined, prefetchOptions),
    // Also for the numbers in the filter.
    listTestimonials.initiate(undefined, prefetchOptions),
    ...(id === 'all' ? [] : [listTestimonialsOfCategory.initiate(id, prefetchOptions)]),
  ]
}

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
  if ((error || isEmpty) && selected === 'all') {
    return (
      <Container>{error ? <TestimonialsFailure heading="h1" /> : <NoTestimonials />}</Container>
    )
  }
  return (
    <Page title="Testimoni Klien">
      <RatingSummary testimonials={testimonials ?? none} />
      <TestimonialFilter selected={selected} onSelect={select} />
      <ResultCount count={testimonials?.length} noun="testimoni" />
      {Boolean(error) && <TestimonialsFailure heading="h2" />}
      {isEmpty && <NoTestimonials onShowAll={() => select('all')} />}
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
  // Deferred: a filter changes what the visitor sees first.
  const described = useDeferredValue(query.testimonials ?? none)
  return (
    <>
      <TestimonialsHead testimonials={described} />
      <TestimonialsContent query={query} />
    </>
  )
}
