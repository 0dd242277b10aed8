import { memo, Suspense, useDeferredValue } from 'react'
import type { Testimonial } from '../../contract/testimonials'
import { TestimonialCard } from '../../features/testimonials/TestimonialCard'
import { CardGrid } from '../../ui/Card'
import { Loading } from '../../ui/Loading'

interface TestimonialGridProps {
  testimonials: readonly Testimonial[]
  isLoading: boolean
}

function Cards({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return testimonials.map((testimonial, index) => (
    <TestimonialCard key={testimonial.id} testimonial={testimonial} index={index} />
  ))
}

/**
 * Rendered again only when the list changes. The Suspense boundary lets React hydrate the rest of
 * the page first.
 */
const AllCards = memo(function AllCards(list: { testimonials: readonly Testimonial[] }) {
  return (
    <Suspense>
      <Cards {...list} />
    </Suspense>
  )
})

/** The testimonials of the selected category; deferred, because there may be a thousand. */
export function TestimonialGrid({ testimonials, isLoading }: TestimonialGridProps) {
  const shown = useDeferredValue(testimonials)
  return (
    <>
      {isLoading && <Loading text="Memuat testimoni..." />}
      <CardGrid aria-hidden={isLoading || undefined} aria-busy={shown !== testimonials}>
        <AllCards testimonials={shown} />
      </CardGrid>
    </>
  )
}
