import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { categoryKey, type CategoryKey } from '../lib/cloth'
import { visuallyHidden } from './VisuallyHidden'

export const categoryDot = css<{ $category?: CategoryKey }>`
  &::before {
    content: '';
    display: inline-block;
    width: 0.6em;
    height: 0.6em;
    margin-inline-end: 0.5em;
    border-radius: 50% 0;
    background: ${({ theme, $category = 'other' }) => theme.category[$category]};
  }
`

const Label = styled.span<{ $category: CategoryKey }>`
  ${categoryDot}
  color: ${({ theme, $category }) => theme.category[$category]};
  font-family: var(--font-label, inherit);
  font-size: ${({ theme }) => theme.size.small};
  font-weight: 650;
`

export function CategoryLabel({ name }: { name: string }) {
  return (
    <Label dir="auto" $category={categoryKey(name)}>
      {name}
    </Label>
  )
}

const Chip = styled.span<{ $colour?: string }>`
  display: inline-flex;
  align-items: center;
  padding: 0.2rem 0.45rem;
  border: 1px solid
    ${({ $colour }) => $colour ?? 'color-mix(in oklab, currentcolor 35%, transparent)'};
  border-radius: ${({ theme }) => theme.radius.round};
  color: ${({ $colour }) => $colour};
  text-decoration: none;

  ${({ theme }) => theme.hover} {
    &[href]:hover {
      border-color: ${({ theme }) => theme.accent};
      color: ${({ theme }) => theme.accent};
    }
  }
`

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.375rem;
  color: ${({ theme }) => theme.textMuted};
  font-family: var(--font-label, inherit);
  font-size: ${({ theme }) => theme.size.small};
  font-weight: 500;
  line-height: 1.5;

  li {
    display: flex;
    min-width: 0;
  }

  /* Screen readers read all entries; the number stays beside the last one that is seen. */
  li[data-more] {
    align-items: center;
    gap: 0.375rem;

    ~ li {
      ${visuallyHidden}
    }
    &::after {
      content: attr(data-more);
      content: attr(data-more) / '';
    }
  }
`

/** The most letters of three chips that fit into one line of a card. */
const maxLetters = 28

interface ChipListProps extends ComponentProps<'ul'> {
  labels: readonly string[]
  /** Colours of the first chips; the others are grey. */
  colours?: readonly string[]
  linkTo?: (label: string) => string
  /** Shows the first two or three chips, in one line, and the number of the others. */
  isShort?: boolean
}

export function ChipList({ labels, colours = [], linkTo, isShort, ...list }: ChipListProps) {
  const shown = labels.slice(0, 3).join('').length > maxLetters ? 2 : 3
  const more = labels.length - shown
  return (
    <List {...list}>
      {labels.map((label, index) => (
        <li
          key={index}
          data-more={isShort && index === shown - 1 && more > 0 ? `+${more}` : undefined}
        >
          <Chip
            dir="auto"
            $colour={colours[index]}
            {...(linkTo && { as: Link, to: linkTo(label) })}
          >
            {label}
          </Chip>
        </li>
      ))}
    </List>
  )
}

/** A highlighted label: a category, featured, current. */
export const Badge = styled.span`
  display: inline-block;
  padding: 0.15rem 0.7rem;
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.accentSoft};
  color: ${({ theme }) => theme.accentStrong};
  font-family: var(--font-label, inherit);
  font-size: ${({ theme }) => theme.size.small};
  font-weight: 650;
`
