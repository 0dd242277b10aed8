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
 * All cards of a list, gone through again only when it is another list. A boundary of their
 * own: what stands around them answers to a finger before they all belong to the app.
 */
const AllCards = memo(function AllCards(list: { testimonials: readonly Testimonial[] }) {
  return (
    <Suspense>
      <Cards {...list} />
    </Suspense>
  )
})

/**
 * The cards of the chosen category. There may be a thousand: they come and go in the
 * background, so that the page answers to the next touch meanwhile.
 */
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
