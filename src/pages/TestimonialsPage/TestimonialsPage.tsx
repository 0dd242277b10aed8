import { memo, useDeferredValue } from 'react'
import styled from 'styled-components'
import { prefetchOptions, type PrefetchQueries } from '../../api/prefetchQueries'
import type { Testimonial } from '../../contract/testimonials'
import { categoriesApi } from '../../features/categories/categoriesApi'
import { useProfile } from '../../features/profile/useProfile'
import { describeList } from '../../features/seo/headTexts'
import { PageHead } from '../../features/seo/PageHead'
import { testimonialsApi } from '../../features/testimonials/testimonialsApi'
import {
  toCategoryId,
  type TestimonialCategoryId,
} from '../../features/testimonials/testimonialsSlice'
import { useTestimonials } from '../../features/testimonials/useTestimonials'
import { CallToAction } from '../../features/profile/CallToAction'
import { useTexts } from '../../language/TextsContext'
import { categoryKey } from '../../lib/cloth'
import { readFilter } from '../../lib/urls/filterInUrl'
import { paths } from '../../lib/urls/paths'
import { reloadPage } from '../../lib/urls/reloadPage'
import { Button, ButtonLink } from '../../ui/Button'
import { CardSkeletons, Skeleton } from '../../ui/cards/CardGrid'
import { FilterBar, type FilterOption, ResultCount, sortByCount } from '../../ui/lists/FilterBar'
import { Notice } from '../../ui/Notice'
import { DeferredContent } from '../../ui/DeferredContent'
import { Container, Page } from '../../ui/Page'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { RatingSummary } from './RatingSummary'
import { TestimonialGrid } from './TestimonialGrid'

type Testimonials = readonly Testimonial[]

const TestimonialsHead = memo(function Head({ testimonials }: { testimonials: Testimonials }) {
  const { owner } = useProfile()
  const { pages, testimonials: texts } = useTexts()
  return (
    <PageHead
      section={pages.testimonials}
      path={paths.testimonials}
      owner={owner}
      description={describeList(
        texts.description(owner.full_name),
        testimonials.map(({ customer_name: name }) => name),
      )}
      keywords={testimonials.map(({ category_name: category }) => category)}
    />
  )
})

function TestimonialsFailure({ heading }: { heading: 'h1' | 'h2' }) {
  const { common, errors, testimonials: texts } = useTexts()
  return (
    <Notice title={errors.title} message={texts.failedText} tone="error" heading={heading}>
      <Button onClick={reloadPage}>{common.retry}</Button>
    </Notice>
  )
}

/**
 * Rendered for an empty list: instead of the page, or below its filters.
 * @param onShowAll selects all categories; absent if they are selected
 */
function NoTestimonials({ onShowAll }: { onShowAll?: () => void }) {
  const { common, testimonials: texts } = useTexts()
  return (
    <Notice title={texts.empty} message={texts.emptyText} heading={onShowAll ? 'h2' : 'h1'}>
      {onShowAll && (
        <ButtonLink to={paths.testimonials} onClick={onShowAll}>
          {texts.all}
        </ButtonLink>
      )}
      <ButtonLink to={paths.home} $variant={onShowAll ? 'outline' : 'solid'}>
        {common.backToHome}
      </ButtonLink>
    </Notice>
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
  const { testimonials } = useTexts()
  return (
    <div role="status">
      <VisuallyHidden>{testimonials.loading}</VisuallyHidden>
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
  const { testimonials: texts } = useTexts()
  const { data, error } = categoriesApi.useListActiveCategoriesQuery()
  const { data: testimonials } = testimonialsApi.useListTestimonialsQuery()
  const categories = data ?? (error ? defaultCategories : [])
  // Testimonials of another API may lack the id.
  const isCounted = data && testimonials?.some(({ category_id }) => category_id !== undefined)
  return (
    <FilterBar<TestimonialCategoryId>
      label={texts.filter}
      describeCount={texts.count}
      options={sortByCount<FilterOption<TestimonialCategoryId>>([
        { value: 'all', label: texts.all, count: testimonials?.length },
        ...categories.map(({ id, name }) => ({
          value: id,
          label: name,
          category: categoryKey(name),
          count: isCounted
            ? testimonials?.filter(({ category_id }) => category_id === id).length
            : undefined,
        })),
      ])}
      selected={selected}
      onSelect={onSelect}
    />
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

const none: Testimonials = []

function TestimonialsContent({ query }: { query: ReturnType<typeof useTestimonials> }) {
  const { testimonials, selected, select, isLoading, error } = query
  const { testimonials: texts } = useTexts()
  const isEmpty = testimonials?.length === 0

  if (isLoading && selected === 'all') {
    return (
      <Page title={texts.title}>
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
    <Page title={texts.title}>
      <RatingSummary testimonials={testimonials ?? none} />
      <TestimonialFilter selected={selected} onSelect={select} />
      <ResultCount text={testimonials && texts.shown(testimonials.length)} />
      {Boolean(error) && <TestimonialsFailure heading="h2" />}
      {isEmpty && <NoTestimonials onShowAll={() => select('all')} />}
      <TestimonialGrid testimonials={testimonials ?? none} isLoading={isLoading} />
      <DeferredContent>
        <CallToAction page="testimonials" />
      </DeferredContent>
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
