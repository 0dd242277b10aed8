import styled, { css } from 'styled-components'
import type { Testimonial } from '../../contract/testimonials'
import { accentBorderOnHover } from '../../ui/Button'
import { cardLink, truncatedText } from '../../ui/cards/Card'
import { CardGrid, pictureCard } from '../../ui/cards/CardGrid'
import { Picture } from '../../ui/pictures/Picture'
import { hangingQuote } from './ClientQuote'

const twoColumns = '@media (min-width: 56.25rem)'

export const TestimonialCards = styled(CardGrid)`
  grid-template-columns: minmax(0, 1fr);

  ${twoColumns} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

export const Quote = styled.blockquote`
  ${truncatedText}
  ${hangingQuote}
  font-size: 1.25rem;
  font-weight: 500;
  line-height: 1.45;

  /* The customers of a row are at one height. */
  ${twoColumns} {
    min-height: 3lh;
  }
`

export const RatingText = styled.p`
  flex: 1 0 auto;
  font-size: ${({ theme }) => theme.size.small};
  text-align: end;

  /* Below the role. */
  @media (max-width: 29.99rem) {
    flex-basis: 100%;
    padding-inline-start: calc(48px + 0.875rem);
    text-align: start;
  }
`

export const Customer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  align-content: start;
  gap: 0.5rem 0.875rem;
  font-size: ${({ theme }) => theme.size.small};

  h2 {
    font-size: inherit;
  }

  /* Beside the avatar, also if the role is long. */
  > div {
    flex: 0 1 auto;
    min-width: 0;
    max-width: calc(100% - 48px - 0.875rem);

    /* The rating stays beside it. */
    @media (min-width: 30rem) {
      max-width: calc(100% - 48px - 9.25rem);
    }
  }
`

export const Project = styled.div`
  display: flex;
  gap: 1rem;
  align-items: center;
  min-height: calc(6.5rem * 10 / 16 + 1rem);
  padding-top: 1rem;
  border-top: 1px solid ${({ theme }) => theme.line};

  h2 {
    margin-top: 0.375rem;
    font-size: ${({ theme }) => theme.size.body};
  }
`

export const Thumbnail = styled(Picture)`
  flex: none;
  width: 6.5rem;
  border-radius: ${({ theme }) => theme.radius.small};
`

export const Labels = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.5rem;
`

export const SmallText = styled.p`
  ${({ theme }) => theme.smallText}
`

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.25rem 1rem;
`

export const ReadMore = styled.span`
  color: ${({ theme }) => theme.accent};
  font-size: ${({ theme }) => theme.size.small};
  font-weight: 650;
  ${({ theme }) => theme.screenOnly}
`

/** The first card: its quote is large and whole. */
const lead = css`
  grid-column: 1 / -1;

  ${Quote} {
    min-height: 0;
    max-height: none;
    font-size: 1.75rem;
    font-weight: 500;
    letter-spacing: -0.025em;
    line-height: 1.3;
  }

  ${twoColumns} {
    grid-template: auto auto / auto minmax(0, 1fr) 9rem;
    align-items: start;
    gap: 1.75rem 3rem;
    padding: clamp(2rem, 3.5vw, 3rem);

    ${Quote} {
      grid-column: 1 / -1;
      font-size: 2.5rem;
      line-height: 1.25;
    }
    ${Customer} > div {
      max-width: none;
    }
    ${Project} {
      min-height: 0;
      padding: 0;
      border: 0;
    }
    ${Footer} {
      flex-direction: column;
      align-items: end;
    }
  }
`

/** The most characters of a quote that is shown whole. */
const leadLength = 320

/** Whether the quote of a first card is short enough to be shown large and whole. */
export function canLead({ description }: Testimonial): boolean {
  return typeof description === 'string' && description.length <= leadLength
}

export const Frame = styled.article<{ $isLead: boolean }>`
  ${pictureCard}
  ${cardLink}
  ${accentBorderOnHover}
  grid-template-rows: auto 1fr;
  gap: 1.125rem;
  padding: clamp(1.125rem, 2.5vw, 1.625rem);
  animation: rise 400ms backwards ease-out;
  ${({ $isLead }) => $isLead && lead}
`
