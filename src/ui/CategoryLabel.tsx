import styled, { css } from 'styled-components'
import { categoryKey } from '../theme/categoryKey'
import type { CategoryKey } from '../theme/palettes'

/** A dot in the colour of a category. */
export const categoryDot = css<{ $category?: CategoryKey }>`
  &::before {
    content: '';
    display: inline-block;
    width: 0.6em;
    height: 0.6em;
    margin-right: 0.5em;
    border-radius: 50% 0;
    background: ${({ theme, $category = 'other' }) => theme.category[$category]};
  }
`

const Label = styled.span<{ $category: CategoryKey }>`
  ${categoryDot}
  color: ${({ theme, $category }) => theme.category[$category]};
  font-size: ${({ theme }) => theme.size.tiny};
  font-weight: 650;
`

/** The name of a category in its colour. */
export function CategoryLabel({ name }: { name: string }) {
  return <Label $category={categoryKey(name)}>{name}</Label>
}
