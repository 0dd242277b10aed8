import { useParams } from 'react-router-dom'
import type { BreadcrumbList, WithContext } from 'schema-dts'
import styled from 'styled-components'
import { prefetchOptions, type PrefetchQueries } from '../../api/prefetchQueries'
import type { Testimonial } from '../../contract/testimonials'
import { CallToAction } from '../../features/profile/CallToAction'
import { useProfile } from '../../features/profile/useProfile'
import { breadcrumbData } from '../../features/seo/entryData'
import { usePageLanguage, type PageLanguage } from '../../features/seo/usePageAddress'
import { PageHead } from '../../features/seo/PageHead'
import { testimonialsApi } from '../../features/testimonials/testimonialsApi'
import { isTestimonialId, useTestimonial } from '../../features/testimonials/useTestimonial'
import { useTexts } from '../../language/TextsContext'
import { paths } from '../../lib/urls/paths'
import { parentPages } from '../../ui/Breadcrumb'
import { ButtonLink } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { Container } from '../../ui/Page'
import { DeferredContent } from '../../ui/DeferredContent'
import { SectionBoundaries } from '../../ui/ErrorBoundary'
import { Skeleton } from '../../ui/cards/CardGrid'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { TestimonialDetail } from './TestimonialDetail'

const Frame = styled.div`
  display: grid;
  gap: 1.5rem;
  padding-block: clamp(2rem, 5vw, 4rem);
`

function TestimonialSkeleton() {
  const { testimonial } = useTexts()
  return (
    <Frame role="status">
      <VisuallyHidden>{testimonial.loading}</VisuallyHidden>
      <Skeleton $width="16rem" />
      <Skeleton $height="9rem" />
      <Skeleton $height="14rem" />
    </Frame>
  )
}

export const prefetchQueries: PrefetchQueries = ({ params: { id } }) =>
  isTestimonialId(id)
    ? [testimonialsApi.endpoints.getTestimonial.initiate(id, prefetchOptions)]
    : undefined

/** Only a breadcrumb, no review: search engines reject reviews of a site on the site itself. */
function structuredDataOf(
  { id, customer_name: name }: Testimonial,
  { address, texts }: PageLanguage,
): WithContext<BreadcrumbList> {
  const steps = [...parentPages('testimonials', texts), { to: paths.testimonial(id), label: name }]
  return { '@context': 'https://schema.org', ...breadcrumbData(steps, address) }
}

export default function TestimonialDetailPage() {
  const { id } = useParams()
  const { owner } = useProfile()
  const state = useTestimonial(id)
  const testimonial = state.entry
  const language = usePageLanguage()
  const { errors, pages, testimonial: texts } = language.texts
  const section = state.status === 'missing' ? texts.notFound : pages.testimonials
  const backLink = <ButtonLink to={paths.testimonials}>{texts.back}</ButtonLink>
  return (
    <Container>
      <SectionBoundaries>
        <PageHead
          section={testimonial ? texts.by(testimonial.customer_name) : section}
          path={testimonial && paths.testimonial(testimonial.id)}
          owner={owner}
          description={testimonial?.description}
          keywords={[
            testimonial?.customer_name,
            testimonial?.project_title,
            testimonial?.category_name,
          ]}
          structuredData={testimonial && structuredDataOf(testimonial, language)}
          type="article"
        />
        {testimonial && (
          <>
            <TestimonialDetail testimonial={testimonial} />
            <DeferredContent>
              <CallToAction page="testimonials" />
            </DeferredContent>
          </>
        )}
        {state.status === 'loading' && <TestimonialSkeleton />}
        {state.status === 'missing' && (
          <Notice title={texts.notFound} message={texts.notFoundText} heading="h1">
            {backLink}
          </Notice>
        )}
        {state.status === 'failed' && (
          <Notice title={errors.title} message={state.message} tone="error" heading="h1">
            {backLink}
          </Notice>
        )}
      </SectionBoundaries>
    </Container>
  )
}
