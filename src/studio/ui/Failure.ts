import styled from 'styled-components'
import { messageOf, type ApiError } from '../../api/apiError'
import { ErrorText } from '../../ui/TextField'
import { refusalText } from '../forms/problemText'
import type { StudioTexts } from '../language/StudioTextsContext'

/** A message about a failure; the region is always there, so that it is announced. */
export const Failure = styled(ErrorText).attrs({ role: 'alert' })`
  font-weight: 600;
  /* A message of the server has a line for each mistake. */
  white-space: pre-wrap;

  &:empty {
    display: none;
  }
`

export type FailureReasons = Partial<Record<number, string>>

/**
 * Why a request failed, as a sentence for the owner.
 * @param reasons what statuses mean for this request
 */
export function failureReason(
  { failures, validation }: StudioTexts,
  error: unknown,
  reasons: FailureReasons = {},
): string {
  const { kind, statusCode = 0, fieldErrors = [] } = error as Partial<ApiError>
  if (kind === 'network') return failures.network
  if (kind === 'timeout') return failures.timeout
  if (kind === 'body') return failures.unreadable
  if (statusCode === 401) return failures.session
  if (statusCode === 404) return reasons[404] ?? failures.gone
  const refusal = fieldErrors.find(({ code }) => code)
  if (refusal) return refusalText(refusal, validation)
  const known = reasons[statusCode]
  if (known) return known
  const text = statusCode ? failures.status(statusCode) : failures.unknown
  // Other messages of the server are not in the language of the studio.
  return kind !== 'http' || statusCode === 400 || statusCode === 422 ? messageOf(error, text) : text
}

/** The server begins its messages in lower case. A value at the beginning stays as it is. */
export const capitalize = (message: string) =>
  message.replace(/^\p{Ll}(?=\p{L}*[\s,:])/u, (letter) => letter.toUpperCase())
