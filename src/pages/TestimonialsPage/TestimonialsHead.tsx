import { memo } from 'react'
import type { Testimonial } from '../../contract/testimonials'
import { useProfile } from '../../features/profile/useProfile'
import { describeList } from '../../features/seo/headTexts'
import { PageHead } from '../../features/seo/PageHead'
import { paths } from '../../lib/paths'

/** The head of the page, with the names of the shown customers. */
export const TestimonialsHead = memo(function TestimonialsHead({
  testimonials,
}: {
  testimonials: readonly Testimonial[]
}) {
  const { owner } = useProfile()
  return (
    <PageHead
      section="Testimoni"
      path={paths.testimonials}
      owner={owner}
      description={describeList(
        `Testimoni tentang ${owner.full_name}`,
        testimonials.map(({ customer_name: name }) => name),
      )}
      keywords={testimonials.map(({ category_name: category }) => category)}
    />
  )
})
