import { messageOf } from '../../api/apiError'
import { reloadPage } from '../../lib/reloadPage'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'

interface LoadFailureProps {
  error: unknown
  /** The reason, where the error names none. */
  fallback?: string
  heading: 'h1' | 'h3'
}

/** In the place of what could not be loaded: the page, or one part of it. */
export function LoadFailure({ error, fallback = 'Unknown error', heading }: LoadFailureProps) {
  return (
    <Notice
      title="Unable to Load Data"
      message={`Failed to load data: ${messageOf(error, fallback)}`}
      tone="error"
      heading={heading}
    >
      <Button onClick={reloadPage}>Try Again</Button>
    </Notice>
  )
}
