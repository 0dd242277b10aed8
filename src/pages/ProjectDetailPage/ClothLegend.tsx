import { useSelector } from 'react-redux'
import styled from 'styled-components'
import type { ProjectDetail } from '../../contract/projects'
import { useProfile } from '../../features/profile/useProfile'
import { useProjectCloth } from '../../features/projects/projectCloth'
import { useTexts } from '../../language/TextsContext'
import { appearanceSlice } from '../../theme/appearanceSlice'
import { Cloth, paintedOnly } from '../../ui/pictures/Cloth'
import { clothFacts, patternOf } from './clothFacts'

const Figure = styled.figure`
  display: grid;
  gap: 0.875rem;
  margin-top: clamp(1rem, 2.5vw, 2rem);

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

/** The cloth of a project with what its parts stand for; of what is unknown, there is no part. */
export function ClothLegend({ project }: { project: ProjectDetail }) {
  const { project: texts } = useTexts()
  const { full_name: owner } = useProfile().owner
  const cloth = useProjectCloth()(project)
  const { cloth: ownPattern } = useSelector(appearanceSlice.selectors.selectAppearance)
  const pattern = patternOf(cloth)
  const { customers, months, monthsPerRow, technologies } = clothFacts(project)
  const rows = months ? Math.ceil(months / monthsPerRow) : 3
  const sentences = [
    texts.clothMotif(pattern, pattern === ownPattern ? owner : undefined),
    customers > 0 && texts.clothCustomers(customers),
    months && texts.clothMonths(months, monthsPerRow),
    technologies > 0 && texts.clothTechnologies(technologies),
  ]
  return (
    <Figure>
      <Panels $rows={rows}>
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
