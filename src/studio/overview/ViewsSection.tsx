import styled from 'styled-components'
import type { DayViews, ViewsData } from '../../contract/studio'
import { overviewApi } from '../../features/overview/overviewApi'
import { MutedText } from '../../ui/Page'
import { useStudioTexts } from '../language/StudioTextsContext'
import { upToDate } from '../ui/LoadState'
import { useFormats } from '../ui/hooks/useFormats'
import { OverviewSection, DetailsGroup } from './OverviewSection'

export function ViewsSection() {
  const { overview } = useStudioTexts()
  const query = overviewApi.endpoints.listViews.useQuery(undefined, upToDate)
  return (
    <OverviewSection title={overview.views} query={query}>
      {(views) => <Views {...views} />}
    </OverviewSection>
  )
}

function Views({ is_counted, total, pages, days }: ViewsData) {
  const { overview } = useStudioTexts()
  const { formatNumber } = useFormats()
  const text = is_counted ? overview.viewCount(formatNumber(total)) : overview.viewsOff
  return (
    <>
      <MutedText>{text}</MutedText>
      {total > 0 && (
        <>
          <ViewsChart days={days} total={text} />
          <ViewsTables pages={pages} days={days} />
        </>
      )}
    </>
  )
}

const height = 80
const barWidth = 8
const step = 10

const Chart = styled.figure`
  margin-block: 0.75rem;

  svg {
    display: block;
    width: 100%;
    height: 7rem;
    border-bottom: 1px solid ${({ theme }) => theme.textMuted};
    color: ${({ theme }) => theme.accent};
    fill: currentcolor;
  }

  figcaption {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    margin-top: 0.375rem;
    ${({ theme }) => theme.smallText}
  }
`

/** One bar for each day. Screen readers get the total and the busiest day; a table has the rest. */
function ViewsChart({ days, total }: { days: readonly DayViews[]; total: string }) {
  const { overview } = useStudioTexts()
  const { formatDate, formatNumber } = useFormats()
  const [busiest] = days.toSorted((one, other) => other.views - one.views)
  if (!busiest?.views) return null
  const summary = overview.busiestDay(formatDate(busiest.day), formatNumber(busiest.views))
  return (
    <Chart>
      <svg
        role="img"
        aria-label={`${total} ${summary}`}
        viewBox={`0 0 ${days.length * step} ${height}`}
        preserveAspectRatio="none"
      >
        {days.map(({ day, views }, index) => {
          const bar = Math.max(views && 2, (views / busiest.views) * height)
          return (
            <rect key={day} x={index * step} y={height - bar} width={barWidth} height={bar}>
              <title>{`${formatDate(day)}: ${formatNumber(views)}`}</title>
            </rect>
          )
        })}
      </svg>
      <figcaption>
        <span>{formatDate(days[0]?.day)}</span>
        <span>{formatDate(days.at(-1)?.day)}</span>
      </figcaption>
      <p>{summary}</p>
    </Chart>
  )
}

const Table = styled.table`
  width: 100%;
  margin-block: 0.75rem;
  border-collapse: collapse;
  font-size: ${({ theme }) => theme.size.small};

  th,
  td {
    padding-block: 0.5rem;
    padding-inline: 0 0.5rem;
    border-bottom: 1px solid ${({ theme }) => theme.line};
    text-align: start;
    font-weight: 500;
  }

  thead th {
    ${({ theme }) => theme.smallText}
  }

  td:last-child,
  th:last-child {
    width: 5.5rem;
    padding-inline-end: 0;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`

function ViewsTables({ pages, days }: Pick<ViewsData, 'pages' | 'days'>) {
  const { overview } = useStudioTexts()
  const { formatDate } = useFormats()
  const visited = days.filter(({ views }) => views > 0)
  return (
    <>
      <ViewsTable
        title={overview.viewsByPage}
        column={overview.page}
        rows={pages.map(({ path, views }) => [path, views])}
      />
      <ViewsTable
        title={overview.viewsByDay}
        column={overview.day}
        rows={visited.toReversed().map(({ day, views }) => [formatDate(day), views])}
      />
    </>
  )
}

interface ViewsTableProps {
  title: string
  column: string
  rows: readonly (readonly [string, number])[]
}

function ViewsTable({ title, column, rows }: ViewsTableProps) {
  const { overview } = useStudioTexts()
  const { formatNumber } = useFormats()
  return (
    <DetailsGroup>
      <summary>{title}</summary>
      <Table aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{column}</th>
            <th scope="col">{overview.opened}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, views]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{formatNumber(views)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </DetailsGroup>
  )
}
