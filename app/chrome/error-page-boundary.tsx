import { Component, type ReactNode } from 'react'
import { handleError } from '../client-errors/watch-errors.client'

/** The spec's words (section 8), for the report. Shown translated. */
const ERROR_PAGE_FAILED = 'An error occurred while showing the error page'

type BoundaryProps = { fallback: ReactNode; children: ReactNode }

/** Shows `fallback` in place of an error page that failed (spec section 8). Error boundaries work in browsers only. */
export class ErrorPageBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    handleError(error)
    handleError(new Error(ERROR_PAGE_FAILED, { cause: error }))
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
