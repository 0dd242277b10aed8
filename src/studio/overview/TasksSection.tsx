import ArrowRight from 'lucide-react/icons/arrow-right'
import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useId } from 'react'
import styled from 'styled-components'
import type { SiteTask } from '../../contract/studio'
import { overviewApi } from '../../features/overview/overviewApi'
import { ButtonLink } from '../../ui/Button'
import { MutedText } from '../../ui/Page'
import { visuallyHidden } from '../../ui/VisuallyHidden'
import { useStudioTexts } from '../language/StudioTextsContext'
import { upToDate } from '../ui/LoadState'
import { Facts } from '../ui/rows'
import { DetailsGroup, OverviewSection, placePath } from './OverviewSection'

const Progress = styled.progress`
  display: block;
  width: 100%;
  height: 0.625rem;
  margin-block: 0.5rem 0.75rem;
  accent-color: ${({ theme }) => theme.accent};
`

const Task = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.375rem 0.75rem;

  > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: ${({ theme }) => theme.textMuted};
  }
`

const Ready = styled(Task)`
  > svg {
    color: ${({ theme }) => theme.positive};
  }
`

const Open = styled(Task)`
  border-top: 1px solid ${({ theme }) => theme.line};

  > span {
    flex: 1 1 6rem;
  }
  &:first-child {
    padding-block: 0.375rem 0.875rem;
    border-top: 0;
  }

  a {
    min-height: 2.75rem;
    padding: 0.375rem 1rem;
  }

  &:not(:first-child) {
    position: relative;

    a {
      border-color: transparent;
      background: none;
      padding-inline: 0;
      color: ${({ theme }) => theme.accent};

      /* The whole row is its target. */
      &::after {
        content: '';
        position: absolute;
        inset: 0;
      }
    }
    a > span {
      ${visuallyHidden}
    }
  }
`

export function TasksSection() {
  const { overview } = useStudioTexts()
  const query = overviewApi.endpoints.listSiteTasks.useQuery(undefined, upToDate)
  return (
    <OverviewSection title={overview.tasks} query={query}>
      {(tasks) => <Tasks tasks={tasks} />}
    </OverviewSection>
  )
}

function Tasks({ tasks }: { tasks: readonly SiteTask[] }) {
  const { overview } = useStudioTexts()
  const labelId = useId()
  const needed = tasks.filter((task) => !task.is_optional)
  const ready = tasks.filter((task) => task.is_ready)
  const count = needed.filter((task) => task.is_ready).length
  return (
    <>
      <Facts as="strong" id={labelId}>
        {overview.tasksReady(count, needed.length)}
      </Facts>
      <Progress aria-labelledby={labelId} max={needed.length || 1} value={count} />
      {count === needed.length && <MutedText>{overview.tasksDone}</MutedText>}
      <ul>
        {tasks
          .filter((task) => !task.is_ready)
          .map((task, index) => (
            <OpenTask key={task.name} {...task} isNext={index === 0} />
          ))}
      </ul>
      {ready.length > 0 && (
        <DetailsGroup>
          <summary>{overview.readyTasks(ready.length)}</summary>
          <ul>
            {ready.map(({ name }) => (
              <Ready key={name}>
                <CircleCheck aria-hidden="true" />
                {overview.taskNames[name].title}
              </Ready>
            ))}
          </ul>
        </DetailsGroup>
      )}
    </>
  )
}

function OpenTask({ name, is_optional, isNext, ...place }: SiteTask & { isNext: boolean }) {
  const { overview } = useStudioTexts()
  const { title, action } = overview.taskNames[name]
  return (
    <Open>
      <Circle aria-hidden="true" />
      <span>
        {title} {is_optional && <Facts as="span">{overview.optional}</Facts>}
      </span>
      <ButtonLink to={placePath(place)} $variant={isNext ? 'solid' : 'outline'}>
        <span>{action}</span>
        <ArrowRight aria-hidden="true" />
      </ButtonLink>
    </Open>
  )
}
