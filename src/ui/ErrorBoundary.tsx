import { Component, type ReactNode } from 'react'

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

/** Catches rendering errors of its children. */
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
