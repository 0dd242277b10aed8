import { memo, useDeferredValue } from 'react'
import styled from 'styled-components'
import { prefetchOptions, type PrefetchQueries } from '../../api/prefetchQueries'
import type { Testimonial } from '../../contract/testimonials'
import { categoriesApi } from '../../features/categories/categoriesApi'
import { useProfile } from '../../features/profile/useProfile'
import { describeList } from '../../features/seo/headTexts'
import { PageHead } from '../../features/seo/PageHead'
import { averageRating, Rating } from '../../features/testimonials/Rating'
import { testimonialsApi } from '../../features/testimonials/testimonialsApi'
import {
  type TestimonialCategoryId,
  toCategoryId,
} from '../../features/testimonials/testimonialsSlice'
import { useTestimonials } from '../../features/testimonials/useTestimonials'
import { readFilter } from '../../lib/filterInUrl'
import { paths } from '../../lib/paths'
import { reloadPage } from '../../lib/reloadPage'
import { categoryKey } from '../../theme/categoryKey'
import { Button, ButtonLink } from '../../ui/Button'
import { CallToAction } from '../../ui/CallToAction'
import { CardSkeletons, Skeleton } from '../../ui/Card'
import { FilterBar, type FilterOption, ResultCount, sortByCount } from '../../ui/FilterBar'
import { Notice } from '../../ui/Notice'
import { Container, MutedText, Page } from '../../ui/Page'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { TestimonialGrid } from './TestimonialGrid'

const TestimonialsHead = memo(function TestimonialsHead({
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

interface TestimonialsFailureProps {
  /** `h1` if the page has no other heading. */
  heading: 'h1' | 'h2'
}

function TestimonialsFailure({ heading }: TestimonialsFailureProps) {
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
function NoTestimonials({ onShowAll }: NoTestimonialsProps) {
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

/** As high without ratings, so that a category without testimonials does not move its filters. */
const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.25rem 1.25rem;
  margin-bottom: 1.25rem;
  min-height: calc(1.65 * ${({ theme }) => theme.size.heading});
`

const Average = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.625rem;

  strong {
    font-size: ${({ theme }) => theme.size.heading};
    letter-spacing: -0.03em;
  }
`

function RatingSummary({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const average = averageRating(testimonials)
  return (
    <Frame>
      {average !== undefined && (
        <Average>
          <Rating value={average} />
          <strong>{average.toFixed(1)}</strong>
          <span>rata-rata</span>
        </Average>
      )}
      {testimonials.length > 0 && (
        <MutedText>Dari {testimonials.length} proyek yang diselesaikan</MutedText>
      )}
    </Frame>
  )
}

/** Shown if the categories cannot be loaded. */
const defaultCategories = [
  { id: 1, name: 'Frontend' },
  { id: 2, name: 'Backend' },
  { id: 3, name: 'Full Stack' },
]

interface TestimonialFilterProps {
  selected: TestimonialCategoryId
  onSelect: (id: TestimonialCategoryId) => void
}

function TestimonialFilter({ selected, onSelect }: TestimonialFilterProps) {
  const { data, error } = categoriesApi.useListActiveCategoriesQuery()
  const { data: testimonials } = testimonialsApi.useListTestimonialsQuery()
  const categories = data ?? (error ? defaultCategories : [])
  return (
    <FilterBar<TestimonialCategoryId>
      label="Kategori testimoni"
      noun="testimoni"
      options={sortByCount<FilterOption<TestimonialCategoryId>>([
        { value: 'all', label: 'Semua Testimoni', count: testimonials?.length },
        ...categories.map(({ id, name }) => ({
          value: id,
          label: name,
          category: categoryKey(name),
          count: data && testimonials?.filter(({ category_id }) => category_id === id).length,
        })),
      ])}
      selected={selected}
      onSelect={onSelect}
    />
  )
}

const filters = [0, 1, 2, 3]

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-bottom: 2rem;
`

function TestimonialsSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Memuat testimoni...</VisuallyHidden>
      <Filters>
        {filters.map((filter) => (
          <Skeleton
            key={filter}
            data-testid="placeholder-filter"
            $width="8rem"
            $height="2.75rem"
            $round
          />
        ))}
      </Filters>
      <CardSkeletons count={6} />
    </div>
  )
}

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
