import { Children, Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useSharedTexts } from '../language/TextsContext'
import { Notice } from './Notice'

interface ErrorBoundaryProps {
  /** Rendered instead of the children after an error; a function receives the error. */
  fallback: ReactNode | ((error: unknown) => ReactNode)
  /** When it changes, the children are rendered again; for example the key of the location. */
  resetKey?: string
  children: ReactNode
}

interface ErrorBoundaryState {
  failure?: { error: unknown }
  resetKey?: string
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { failure: undefined, resetKey }
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    const { fallback } = this.props
    return typeof fallback === 'function' ? fallback(failure.error) : fallback
  }
}

interface SectionBoundariesProps {
  children: ReactNode
  fallback?: ReactNode
}

function SectionFailure() {
  return <Notice title={useSharedTexts().common.failedSection} tone="error" />
}

const failure = <SectionFailure />

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
