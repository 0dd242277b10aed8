import { Loading } from '../../ui/Loading'
import { Notice } from '../../ui/Notice'
import { useStudioTexts } from '../language/StudioTextsContext'
import { failureReason } from './failureReason'
import { ActionButton } from './PendingButton'

/** Options of queries whose results change with any content. */
export const upToDate = { refetchOnMountOrArgChange: true }

export interface QueryState<Data = unknown> {
  data?: Data
  error?: unknown
  refetch: () => PromiseLike<unknown>
}

interface LoadStateProps {
  title: string
  query: QueryState
  heading?: 'h1' | 'h2' | 'h3'
}

/** Shows that a query is running or has failed; nothing when there is data. */
export function LoadState({ title, query, heading }: LoadStateProps) {
  const { data, error, refetch } = query
  const texts = useStudioTexts()
  if (data !== undefined) return null
  if (!error) return <Loading text={texts.common.loadingOf(title)} />
  return (
    <Notice
      title={texts.common.failedOf(title)}
      message={failureReason(texts, error)}
      tone="error"
      heading={heading}
    >
      <ActionButton action={refetch}>{texts.common.retry}</ActionButton>
    </Notice>
  )
}
