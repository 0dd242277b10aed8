import { memo, Suspense, useDeferredValue, useState } from 'react'
import styled, { css } from 'styled-components'
import type { Testimonial } from '../../contract/testimonials'
import { TestimonialCard } from '../../features/testimonials/TestimonialCard'
import { canLead, TestimonialCards } from '../../features/testimonials/testimonialCardParts'
import { useTexts } from '../../language/TextsContext'
import { cardGap } from '../../ui/cards/CardGrid'
import { useIsFirstFrame } from '../../ui/DeferredContent'
import { Loading } from '../../ui/Loading'

interface TestimonialGridProps {
  testimonials: readonly Testimonial[]
  isLoading: boolean
}

/** The number of cards that are rendered at once: full rows of one or two columns. */
const firstCards = { withLead: 5, withoutLead: 6 }

const skippedCards = css`
  article {
    content-visibility: auto;
    contain-intrinsic-size: auto 21rem;

    ${({ theme }) => theme.print} {
      content-visibility: visible;
    }
  }
`

const longList = 100

/**
 * A grid of its own, so that new first cards cause no layout of a thousand others; for the same reason, no
 * selector depends on a position in it. In a long list, cards off screen are not laid out, which takes 0.3 s
 * instead of 2 s for a thousand on a slow phone. In a short list they are: a screenshot of the whole page
 * would lack them.
 */
const FurtherGrid = styled(TestimonialCards)<{ $isLong: boolean }>`
  margin-top: ${cardGap};

  &:empty {
    display: none;
  }

  ${({ $isLong }) => $isLong && skippedCards}
`

interface CardsProps {
  testimonials: readonly Testimonial[]
  start?: number
  end?: number
}

const none: readonly Testimonial[] = []

function countFirst([first]: readonly Testimonial[]): number {
  return first && canLead(first) ? firstCards.withLead : firstCards.withoutLead
}

function Cards({ testimonials, start = 0, end }: CardsProps) {
  return testimonials
    .slice(start, end)
    .map((testimonial, index) => (
      <TestimonialCard key={testimonial.id} testimonial={testimonial} index={start + index} />
    ))
}

/**
 * Rendered again only when the list changes. The Suspense boundary lets React hydrate the rest of
 * the page first.
 */
const FurtherCards = memo(function FurtherCards(list: CardsProps) {
  return (
    <Suspense>
      <Cards {...list} />
    </Suspense>
  )
})

/**
 * The testimonials of the selected category: the first cards at once, the others deferred, because
 * there may be a thousand. While another category is loading, the previous cards are kept but hidden:
 * many of them may be shown again.
 */
export function TestimonialGrid({ testimonials, isLoading }: TestimonialGridProps) {
  const { testimonials: texts } = useTexts()
  const [loaded, setLoaded] = useState(testimonials)
  if (!isLoading && loaded !== testimonials) setLoaded(testimonials)
  const isFirstFrame = useIsFirstFrame()
  const further = useDeferredValue(isFirstFrame ? none : loaded)
  const isHidden = isLoading || undefined
  return (
    <>
      {/* Rendered in advance: a style rule that is inserted later concerns a thousand cards. */}
      <div hidden={!isLoading}>
        <Loading text={texts.loading} />
      </div>
      <TestimonialCards aria-hidden={isHidden}>
        <Cards testimonials={loaded} end={isFirstFrame ? 2 : countFirst(loaded)} />
      </TestimonialCards>
      <FurtherGrid
        aria-hidden={isHidden}
        aria-busy={further !== loaded}
        $isLong={loaded.length > longList}
      >
        <FurtherCards testimonials={further} start={countFirst(further)} />
      </FurtherGrid>
    </>
  )
}
