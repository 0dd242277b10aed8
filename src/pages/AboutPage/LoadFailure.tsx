import { messageOf } from '../../api/apiError'
import { reloadPage } from '../../lib/reloadPage'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'

interface LoadFailureProps {
  error: unknown
  /** The reason, if the error has no message. */
  defaultReason?: string
  heading: 'h1' | 'h3'
}

/** Rendered instead of the page, or a section, whose request failed. */
export function LoadFailure(props: LoadFailureProps) {
  const { error, defaultReason = 'Unknown error', heading } = props
  return (
    <Notice
      title="Unable to Load Data"
      message={`Failed to load data: ${messageOf(error, defaultReason)}`}
      tone="error"
      heading={heading}
      lang="en"
    >
      <Button onClick={reloadPage}>Try Again</Button>
    </Notice>
  )
}
