import type { Testimonial } from '../../contract/testimonials'
import { TestimonialCard } from '../../features/testimonials/TestimonialCard'
import { CardGrid } from '../../ui/Card'
import { Loading } from '../../ui/Loading'

interface TestimonialGridProps {
  testimonials: readonly Testimonial[]
  isLoading: boolean
}

/** The cards of the chosen category. */
export function TestimonialGrid({ testimonials, isLoading }: TestimonialGridProps) {
  if (isLoading) return <Loading text="Memuat testimoni..." />
  return (
    <CardGrid>
      {testimonials.map((testimonial, index) => (
        <TestimonialCard key={testimonial.id} testimonial={testimonial} index={index} />
      ))}
    </CardGrid>
  )
}
