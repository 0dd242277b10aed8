import { Children, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from './ErrorBoundary'
import { Notice } from './Notice'

interface SectionsProps {
  children: ReactNode
  /** Shown in place of a section that failed. */
  fallback?: ReactNode
}

const failure = <Notice title="Bagian ini tidak dapat ditampilkan" tone="error" />

/**
 * Sections of a page, each in an error boundary of its own: one that fails leaves the others, and
 * is rendered again after the next navigation. React logs the error.
 */
export function Sections({ children, fallback = failure }: SectionsProps) {
  const { key } = useLocation()
  return Children.map(children, (section) => (
    <ErrorBoundary resetKey={key} fallback={fallback}>
      {section}
    </ErrorBoundary>
  ))
}
