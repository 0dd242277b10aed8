import type { ViewsData } from '../../contract/studio'
import { overviewApi } from '../../features/overview/overviewApi'
import { Heading, MutedText } from '../../ui/Page'
import { useStudioTexts } from '../language/StudioTextsContext'
import { useFormats } from '../ui/useFormats'
import { SectionLoadState } from './SectionLoadState'
import { ViewsChart } from './ViewsChart'
import { ViewsTables } from './ViewsTables'

/** How often visitors have opened pages in the last 30 days, by day and by page. */
export function ViewsSection() {
  const { data, error, refetch } = overviewApi.endpoints.listViews.useQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const { overview } = useStudioTexts()
  return (
    <section>
      <Heading>{overview.views}</Heading>
      {data && <Views {...data} />}
      {!data && (
        <SectionLoadState
          loading={overview.loadingViews}
          error={error}
          failure={overview.viewsFailed}
          onRetry={refetch}
        />
      )}
    </section>
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
