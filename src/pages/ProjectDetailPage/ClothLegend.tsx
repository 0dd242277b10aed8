import { useSelector } from 'react-redux'
import styled from 'styled-components'
import type { ProjectDetail } from '../../contract/projects'
import { useProfile } from '../../features/profile/useProfile'
import { useProjectCloth } from '../../features/projects/projectCloth'
import { useTexts } from '../../language/TextsContext'
import { toJakarta } from '../../lib/dates'
import { appearanceSlice } from '../../theme/appearanceSlice'
import { Cloth, paintedOnly } from '../../ui/pictures/Cloth'

const Figure = styled.figure<{ $isCover: boolean }>`
  display: grid;
  gap: 0.875rem;
  margin-top: ${({ $isCover }) => !$isCover && 'clamp(1rem, 2.5vw, 2rem)'};

  figcaption {
    max-width: 42.5rem;
    ${({ theme }) => theme.smallText}
  }

  ${paintedOnly}
`

const Panels = styled.div<{ $rows: number }>`
  display: flex;
  height: ${({ $rows }) => `max(${$rows * 1.25}rem, min(${$rows * 3}rem, 14rem, 32vw))`};
`

const Head = styled(Cloth)`
  flex: none;
  border: 0.25rem solid var(--cloth-motif);
`

/** Between the rows there is space, so that they can be counted. */
const Body = styled.div<{ $dye: string }>`
  flex: 1;
  display: grid;
  gap: 0.25rem;
  border: 0.25rem solid var(--dye-${({ $dye }) => $dye}-motif);
  background: var(--dye-${({ $dye }) => $dye}-background);

  * + & {
    border-inline-start-width: 0;
  }
`

const maxRows = 12

/** The number of months that a period touches; undefined where it has not ended. */
function countMonths({ start_date: start, end_date: end }: ProjectDetail): number | undefined {
  if (!start || !end) return undefined
  const [first = NaN, last = NaN] = [start, end].map((date) => {
    const [year, month] = toJakarta(date).split('-').map(Number)
    return year && month ? year * 12 + month : NaN
  })
  return last >= first ? last - first + 1 : undefined
}

interface ClothLegendProps {
  project: ProjectDetail
  /** Whether the cloth replaces the picture of the project. */
  isCover?: boolean
}

/**
 * The cloth of a project, with a caption that explains its parts: a head with a tile for each customer, and a
 * body with a row for each month, or for several. What is not known has no part.
 */
export function ClothLegend({ project, isCover = false }: ClothLegendProps) {
  const { project: texts } = useTexts()
  const { full_name: owner } = useProfile().owner
  const cloth = useProjectCloth()(project)
  const { cloth: ownerPattern } = useSelector(appearanceSlice.selectors.selectAppearance)
  const [pattern = ''] = cloth.tile.split('-')
  const { testimonials, client, skill_names: skills } = project
  const customers = testimonials?.length || (client?.trim() ? 1 : 0)
  const technologies = skills?.length ?? 0
  const months = countMonths(project)
  const monthsPerRow = Math.ceil((months ?? 1) / maxRows)
  const rows = months ? Math.ceil(months / monthsPerRow) : 3
  const sentences = [
    texts.clothMotif(pattern, pattern === ownerPattern ? owner : undefined),
    customers > 0 && texts.clothCustomers(customers),
    months && texts.clothMonths(months, monthsPerRow),
    technologies > 0 && texts.clothTechnologies(technologies),
  ]
  return (
    <Figure $isCover={isCover}>
      <Panels
        $rows={rows}
        {...(isCover && { role: 'img', 'aria-label': texts.pictureOf(project.title) })}
      >
        {customers > 0 && (
          <Head cloth={cloth} tile={`100% ${100 / customers}%`} ratio={`1 / ${customers}`} />
        )}
        <Body $dye={cloth.dye}>
          {Array.from({ length: rows }, (_, row) => (
            <Cloth key={row} cloth={cloth} tile="auto 100%" />
          ))}
        </Body>
      </Panels>
      <figcaption>{sentences.filter(Boolean).join(' ')}</figcaption>
    </Figure>
  )
}
