import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** Shown in the place of what failed. */
  fallback: ReactNode
  /** Another value gives the content another chance, for example the route's path. */
  resetKey?: string
  children: ReactNode
}

interface ErrorBoundaryState {
  failed: boolean
  resetKey?: string
}

/** Keeps a failure inside: the rest of the page stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true }
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
