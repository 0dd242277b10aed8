import { failureText } from '../../api/apiError'
import { useTexts } from '../../language/TextsContext'
import { reloadPage } from '../../lib/urls/reloadPage'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'

interface LoadFailureProps {
  error: unknown
  defaultReason?: string
  heading: 'h1' | 'h3'
}

export function LoadFailure(props: LoadFailureProps) {
  const { common, errors, failures } = useTexts()
  const { error, defaultReason = errors.unknownReason, heading } = props
  return (
    <Notice
      title={failures.unableToLoad}
      message={errors.failedToLoad(failureText(error, errors, defaultReason))}
      tone="error"
      heading={heading}
      lang={common.labelLang}
    >
      <Button onClick={reloadPage}>{failures.tryAgain}</Button>
    </Notice>
  )
}
