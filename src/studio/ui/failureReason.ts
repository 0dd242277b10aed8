import { messageOf, type ApiError } from '../../api/apiError'
import type { StudioTexts } from '../language/texts'

/**
 * Why a request failed, as a sentence for the owner.
 * @param conflict what a 409 means for this write
 */
export function failureReason(
  { failures }: StudioTexts,
  error: unknown,
  conflict?: string,
): string {
  const { kind, statusCode } = error as Partial<ApiError>
  if (kind === 'network') return failures.network
  if (kind === 'timeout') return failures.timeout
  if (kind === 'body') return failures.unreadable
  if (statusCode === 401) return failures.session
  if (statusCode === 404) return failures.gone
  if (statusCode === 409 && conflict) return conflict
  return messageOf(error, statusCode ? failures.status(statusCode) : failures.unknown)
}
