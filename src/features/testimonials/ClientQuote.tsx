import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import type { Testimonial } from '../../contract/testimonials'
import type { SharedTexts } from '../../language/texts'
import { useSharedTexts } from '../../language/TextsContext'
import { useTextAttributes } from '../../language/useTextAttributes'
import { truncatedText } from '../../ui/cards/Card'
import { Avatar } from './Avatar'

/** Position, company and source, for example `Pemilik at Warung Bu Sinta · melalui LinkedIn`; missing parts are omitted. */
export function customerRole(
  testimonial: Pick<Testimonial, 'customer_position' | 'customer_company' | 'source'>,
  texts: SharedTexts['common'],
): string {
  const position = testimonial.customer_position?.trim() ?? ''
  const company = testimonial.customer_company?.trim() ?? ''
  const role = position && company ? texts.customerRole(position, company) : position || company
  const { source } = testimonial
  return [role, source && texts.via(source)].filter(Boolean).join(' · ')
}

const Figure = styled.figure`
  max-width: 60rem;

  ${({ theme }) => theme.print} {
    a {
      display: none;
    }
  }
`

export const hangingQuote = css`
  margin-inline-start: -0.45em;
  padding-inline-start: 0.45em;
  text-indent: -0.45em;
`

const Quote = styled.blockquote`
  ${truncatedText}
  ${hangingQuote}
  font-size: clamp(1.375rem, 1rem + 1.7vw, 2.5rem);
  font-weight: 500;
  letter-spacing: -0.02em;
  line-height: 1.4;
  max-height: 10lh;
  text-wrap: pretty;
`

const Customer = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem 1rem;
  margin-top: 1.5rem;
  ${({ theme }) => theme.smallText}

  strong {
    display: block;
    color: ${({ theme }) => theme.text};
  }

  /* Beside the avatar, also if the role is long. */
  > :nth-child(2) {
    max-width: calc(100% - 4rem);
  }

  a {
    padding-block: 0.25rem;
    font-weight: 650;

    ${({ theme }) => theme.from.tablet} {
      margin-inline-start: 1rem;
    }
  }
`

interface ClientQuoteProps {
  testimonial: Testimonial
  children: ReactNode
}

export function ClientQuote({ testimonial, children }: ClientQuoteProps) {
  const { common } = useSharedTexts()
  const { customer_name: name, customer_profile_picture_url: picture, description } = testimonial
  const attributesOf = useTextAttributes()
  return (
    <Figure>
      <Quote {...attributesOf(testimonial, 'description')}>{`“${description}”`}</Quote>
      <Customer>
        <span aria-hidden="true">
          <Avatar name={name} src={picture} size={48} />
        </span>
        <span>
          <strong dir="auto">{name}</strong>
          {customerRole(testimonial, common)}
        </span>
        {children}
      </Customer>
    </Figure>
  )
}
