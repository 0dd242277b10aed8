import styled from 'styled-components'
import type { Project } from '../../contract/projects'
import { formatLongDate, yearOf } from '../../lib/dates'
import { formatPeriod } from '../../lib/period'
import { CategoryLabel } from '../../ui/CategoryLabel'
import { Title } from '../../ui/Page'

/** From a desktop on, the facts are in the second column of the page. */
const Frame = styled.div`
  display: grid;
  gap: 1rem;

  ${({ theme }) => theme.from.desktop} {
    grid-template: auto auto / minmax(0, 8fr) minmax(0, 4fr);
    column-gap: clamp(2rem, 5.5vw, 5rem);

    > * {
      grid-column: 1;
    }
  }
`

const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
  color: ${({ theme }) => theme.textMuted};
  font-size: ${({ theme }) => theme.size.small};

  &:empty {
    display: none;
  }
`

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 2.5rem;

  ${({ theme }) => theme.from.desktop} {
    && {
      grid-area: 1 / 2 / span 2;
    }

    align-self: end;
    flex-direction: column;
  }

  dt {
    color: ${({ theme }) => theme.textMuted};
    font-size: ${({ theme }) => theme.size.tiny};
  }

  dd {
    margin: 0;
    font-weight: 600;
  }
`

/** The years of a project, or the one year in which it began and ended. */
function periodOf({ start_date, end_date }: Project): string {
  const [start, end] = [yearOf(start_date), yearOf(end_date)]
  return formatPeriod({ start: start === end ? undefined : start, end })
}

/** The title, category, period, date of creation, role and client of a project. */
export function ProjectHeader({ project }: { project: Project }) {
  const { title, category_name: category } = project
  const period = periodOf(project)
  const created = formatLongDate(project.created_at)
  const facts = [
    { term: 'Peran', value: project.role?.trim() },
    { term: 'Klien', value: project.client?.trim() },
  ].filter(({ value }) => value)
  return (
    <Frame>
      <Meta>
        {category && <CategoryLabel name={category} />}
        {period && <span>{period}</span>}
        {created && (
          <span>
            Dibuat <time dateTime={project.created_at ?? undefined}>{created}</time>
          </span>
        )}
      </Meta>
      <Title>{title}</Title>
      {facts.length > 0 && (
        <Facts>
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      )}
    </Frame>
  )
}
