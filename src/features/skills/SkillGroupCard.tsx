import styled from 'styled-components'
import { textAttributes } from '../../lib/scripts'
import { useResolveCloth } from '../../theme/useResolveCloth'
import { categoryKey, type CategoryKey } from '../../lib/cloth'
import { Card } from '../../ui/cards/CardGrid'
import { Cloth } from '../../ui/pictures/Cloth'
import { activeSkills, type SkillGroup } from './mergeSkillPages'
import { SkillRow } from './SkillRow'

const Frame = styled(Card)<{ $category: CategoryKey }>`
  --skill-colour: ${({ theme, $category }) => theme.category[$category]};
  position: relative;
  display: grid;
  gap: 1.5rem;
  align-content: start;
  overflow: hidden;
  padding-top: clamp(2rem, 2.5vw + 0.75rem, 2.625rem);

  h2 {
    color: ${({ theme, $category }) => theme.category[$category]};
    font-size: 1.25rem;
  }
`

const Edge = styled(Cloth)<{ $category: CategoryKey }>`
  position: absolute;
  inset: 0 0 auto;
  height: 1rem;
  /* Categories without a colour of their own are grey, like their names. */
  filter: ${({ $category }) => ($category === 'other' ? 'grayscale(1)' : 'none')};
`

const List = styled.ul`
  display: grid;
  gap: 1rem;
`

export function SkillGroupCard({ group }: { group: SkillGroup }) {
  const { category_name: name } = group
  const category = categoryKey(name)
  const cloth = useResolveCloth()({ name, category: name })
  return (
    <Frame $category={category}>
      <Edge $category={category} cloth={cloth} tile="1rem" />
      <h2 {...textAttributes(name)}>{name}</h2>
      <List>
        {activeSkills(group).map((skill) => (
          <SkillRow key={skill.id} skill={skill} />
        ))}
      </List>
    </Frame>
  )
}
