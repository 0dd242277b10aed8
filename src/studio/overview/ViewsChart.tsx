import styled from 'styled-components'
import { useTexts } from '../../language/TextsContext'
import type { DayViews } from '../../contract/studio'
import { formatLongDate } from '../../lib/dates'
import { useStudioTexts } from '../language/StudioTextsContext'
import { useFormats } from '../ui/useFormats'

/** In units of the view box. */
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
    color: ${({ theme }) => theme.textMuted};
    font-size: ${({ theme }) => theme.size.small};
  }
`

/** One bar for each day. Screen readers get the total and the busiest day; a table has the rest. */
export function ViewsChart({ days, total }: { days: readonly DayViews[]; total: string }) {
  const { overview } = useStudioTexts()
  const { dates } = useTexts()
  const { formatNumber } = useFormats()
  const busiest = days.reduce<DayViews | undefined>(
    (most, one) => (most && most.views >= one.views ? most : one),
    undefined,
  )
  if (!busiest?.views) return null
  const summary = overview.busiestDay(
    formatLongDate(busiest.day, dates),
    formatNumber(busiest.views),
  )
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
              <title>{`${formatLongDate(day, dates)}: ${formatNumber(views)}`}</title>
            </rect>
          )
        })}
      </svg>
      <figcaption>
        <span>{formatLongDate(days[0]?.day, dates)}</span>
        <span>{formatLongDate(days.at(-1)?.day, dates)}</span>
      </figcaption>
      <p>{summary}</p>
    </Chart>
  )
}
