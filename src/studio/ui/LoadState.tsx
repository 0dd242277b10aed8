import { Loading } from '../../ui/Loading'
import { Notice } from '../../ui/Notice'
import { useStudioTexts } from '../language/StudioTextsContext'
import { failureReason } from './failureReason'
import { ActionButton } from './PendingButton'

interface LoadStateProps {
  title: string
  /** Why it could not be loaded; it is being loaded as long as there is none. */
  error: unknown
  onRetry: () => PromiseLike<unknown>
  heading?: 'h2' | 'h3'
}

export function LoadState({ title, error, onRetry, heading }: LoadStateProps) {
  const texts = useStudioTexts()
  if (!error) return <Loading text={texts.common.loadingOf(title)} />
  return (
    <Notice
      title={texts.common.failedOf(title)}
      message={failureReason(texts, error)}
      tone="error"
      heading={heading}
    >
      <ActionButton action={onRetry}>{texts.common.retry}</ActionButton>
    </Notice>
  )
}
