import { Loading } from '../../ui/Loading'
import { useStudioTexts } from '../language/StudioTextsContext'
import { failureReason } from '../ui/failureReason'
import { ActionButton } from '../ui/PendingButton'

interface SectionLoadStateProps {
  /** Shown while the section is being loaded. */
  loading: string
  /** Why it could not be loaded; it is being loaded as long as there is none. */
  error: unknown
  /** The message of the failure. */
  failure: (reason: string) => string
  onRetry: () => PromiseLike<unknown>
}

/** In place of the data of a section of the overview, which has not been loaded. */
export function SectionLoadState({ loading, error, failure, onRetry }: SectionLoadStateProps) {
  const texts = useStudioTexts()
  if (!error) return <Loading text={loading} />
  return (
    <>
      <p role="alert">{failure(failureReason(texts, error))}</p>
      <ActionButton action={onRetry}>{texts.common.retry}</ActionButton>
    </>
  )
}
