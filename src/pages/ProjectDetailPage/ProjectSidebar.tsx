import styled from 'styled-components'
import type { Project } from '../../contract/projects'
import { ChipList } from '../../ui/Chip'
import { ProjectLinks } from './ProjectLinks'

const Aside = styled.div`
  display: grid;
  align-content: start;
  gap: 2rem;

  &:empty {
    display: none;
  }

  section {
    break-inside: avoid;
  }

  h2 {
    margin-bottom: 0.875rem;
    font-size: ${({ theme }) => theme.size.subheading};
  }
`

/** The technologies and links of a project; an empty element if it has neither. */
export function ProjectSidebar({ project }: { project: Project }) {
  const { skill_names: skills } = project
  return (
    <Aside>
      {skills && skills.length > 0 && (
        <section>
          <h2 lang="en">Technologies Used</h2>
          <ChipList labels={skills.map(({ name }) => name)} />
        </section>
      )}
      <ProjectLinks project={project} />
    </Aside>
  )
}
