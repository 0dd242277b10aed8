import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { ProjectDetail } from '../../contract/projects'
import { useProjectCloth } from '../../features/projects/projectCloth'
import { useTexts } from '../../language/TextsContext'
import { paths } from '../../lib/paths'
import { WidePicture } from './ProjectHeader'

const Frame = styled.nav`
  display: grid;
  gap: 1.5rem;
`

const Neighbour = styled(Link)`
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.surfaceRaised};
  line-height: 1.35;
  text-decoration: none;

  &:hover {
    border-color: ${({ theme }) => theme.accent};
  }

  > span {
    display: flex;
    align-items: center;
    gap: 1rem;
    padding: 1.125rem 1.25rem;
  }

  span span {
    flex: 1;
    min-width: 0;
  }

  small {
    display: block;
    margin-bottom: 0.25rem;
    color: ${({ theme }) => theme.textMuted};
    font-size: ${({ theme }) => theme.size.tiny};
  }

  strong {
    font-weight: 650;
  }

  svg {
    flex: none;
    color: ${({ theme }) => theme.accent};
  }

  &:last-child strong {
    font-size: ${({ theme }) => theme.size.heading};
  }
`

/** Links to the previous and the next project of the list; the last one with its cover. */
export function ProjectNeighbours({ previous, next }: Pick<ProjectDetail, 'previous' | 'next'>) {
  const { project: texts } = useTexts()
  const clothOf = useProjectCloth()
  const neighbours = [
    { ...previous, rel: 'prev', label: texts.previous },
    { ...next, rel: 'next', label: texts.next },
  ].filter(({ slug }) => slug)
  if (neighbours.length === 0) return null
  return (
    <Frame aria-label={texts.others}>
      {neighbours.map(({ title = '', slug = '', rel, label, ...project }, index) => (
        <Neighbour key={rel} to={paths.project(slug)} rel={rel}>
          {index === neighbours.length - 1 && (
            <WidePicture
              src={project.picture_url}
              colours={project.picture_colours}
              placeholder={clothOf({ title, slug, ...project })}
              alt=""
              ratio="16 / 10"
              sizes="(min-width: 78rem) 72rem, 96vw"
            />
          )}
          <span>
            {rel === 'prev' && <ArrowLeft size="1.25rem" aria-hidden="true" />}
            <span>
              <small>{label}</small> <strong dir="auto">{title}</strong>
            </span>
            {rel === 'next' && <ArrowRight size="1.25rem" aria-hidden="true" />}
          </span>
        </Neighbour>
      ))}
    </Frame>
  )
}
