import { Children, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from './ErrorBoundary'
import { Notice } from './Notice'

interface SectionBoundariesProps {
  children: ReactNode
  /** Rendered instead of a section that failed. */
  fallback?: ReactNode
}

const failure = <Notice title="Bagian ini tidak dapat ditampilkan" tone="error" />

/**
 * Wraps each child in its own error boundary, so that a section that fails does not remove the
 * others. A failed section is rendered again after the next navigation.
 */
export function SectionBoundaries({ children, fallback = failure }: SectionBoundariesProps) {
  const { key } = useLocation()
  return Children.map(children, (section) => (
    <ErrorBoundary resetKey={key} fallback={fallback}>
      {section}
    </ErrorBoundary>
  ))
}
