import { useParams } from 'react-router-dom'
import type { BreadcrumbList, WithContext } from 'schema-dts'
import styled from 'styled-components'
import { prefetchOptions, type PrefetchQueries } from '../../api/prefetchQueries'
import type { Testimonial } from '../../contract/testimonials'
import { useProfile } from '../../features/profile/useProfile'
import { breadcrumbData } from '../../features/seo/entryData'
import { PageHead } from '../../features/seo/PageHead'
import { testimonialsApi } from '../../features/testimonials/testimonialsApi'
import { isTestimonialId, useTestimonial } from '../../features/testimonials/useTestimonial'
import { paths } from '../../lib/paths'
import { ButtonLink } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { Container } from '../../ui/Page'
import { SectionBoundaries } from '../../ui/ErrorBoundary'
import { Skeleton } from '../../ui/Card'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { TestimonialDetail } from './TestimonialDetail'

const Frame = styled.div`
  display: grid;
  gap: 1.5rem;
  padding-block: clamp(2rem, 5vw, 4rem);
`

function TestimonialSkeleton() {
  return (
    <Frame role="status">
      <VisuallyHidden>Memuat testimoni...</VisuallyHidden>
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

const backLink = <ButtonLink to={paths.testimonials}>Kembali ke Testimoni</ButtonLink>

/** Only a breadcrumb, no review: search engines reject reviews of a site on the site itself. */
function structuredDataOf({ id, customer_name: name }: Testimonial): WithContext<BreadcrumbList> {
  const breadcrumb = breadcrumbData([
    { to: paths.home, label: 'Beranda' },
    { to: paths.testimonials, label: 'Testimoni' },
    { to: paths.testimonial(id), label: name },
  ])
  return { '@context': 'https://schema.org', ...breadcrumb }
}

export default function TestimonialDetailPage() {
  const { id } = useParams()
  const { owner } = useProfile()
  const state = useTestimonial(id)
  const testimonial = state.entry
  return (
    <Container>
      <SectionBoundaries>
        <PageHead
          section={testimonial ? `Testimoni ${testimonial.customer_name}` : 'Testimoni'}
          path={testimonial && paths.testimonial(testimonial.id)}
          owner={owner}
          description={testimonial?.description}
          keywords={[
            testimonial?.customer_name,
            testimonial?.project_title,
            testimonial?.category_name,
          ]}
          structuredData={testimonial && structuredDataOf(testimonial)}
          type="article"
        />
        {testimonial && <TestimonialDetail testimonial={testimonial} />}
        {state.status === 'loading' && <TestimonialSkeleton />}
        {state.status === 'missing' && (
          <Notice
            title="Testimoni Tidak Ditemukan"
            message="Maaf, testimoni yang Anda cari tidak ditemukan atau telah dihapus."
            heading="h1"
          >
            {backLink}
          </Notice>
        )}
        {state.status === 'failed' && (
          <Notice title="Terjadi Kesalahan" message={state.message} tone="error" heading="h1">
            {backLink}
          </Notice>
        )}
      </SectionBoundaries>
    </Container>
  )
}
