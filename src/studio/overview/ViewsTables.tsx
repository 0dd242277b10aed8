import styled from 'styled-components'
import type { ViewsData } from '../../contract/studio'
import { useStudioTexts } from '../language/StudioTextsContext'
import { useFormats } from '../ui/hooks/useFormats'
import { DetailsGroup } from './OverviewSection'

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

export function ViewsTables({ pages, days }: Pick<ViewsData, 'pages' | 'days'>) {
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
