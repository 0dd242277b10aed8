import styled from 'styled-components'
import type { Project } from '../../contract/projects'
import { Chip, ChipRow } from '../../ui/Chip'
import { ProjectLinks } from './ProjectLinks'

const Aside = styled.div`
  display: grid;
  align-content: start;
  gap: 2rem;

  &:empty {
    display: none;
  }

  section {
    display: grid;
    gap: 0.875rem;
  }

  h2 {
    font-size: ${({ theme }) => theme.size.subheading};
  }
`

/** What a project was made with, and its links; empty where it names neither. */
export function ProjectAside({ project }: { project: Project }) {
  const { skill_names: skills } = project
  return (
    <Aside>
      {skills && skills.length > 0 && (
        <section>
          <h2>Technologies Used</h2>
          <ChipRow>
            {skills.map(({ id, name }) => (
              <li key={id}>
                <Chip>{name}</Chip>
              </li>
            ))}
          </ChipRow>
        </section>
      )}
      <ProjectLinks project={project} />
    </Aside>
  )
}
