import { useState } from 'react'
import type { ApiError } from '../../api/apiError'
import { useStudioTexts, type StudioTexts } from '../language/StudioTextsContext'
import { useNotify } from '../notices/noticesSlice'
import type { StudioThunk } from '../useStudioDispatch'
import { useSend } from './useWithSession'

function signInFailure({ account, failures }: StudioTexts, error: unknown): string {
  const { kind, statusCode = 0, fieldErrors = [] } = error as Partial<ApiError>
  if (kind === 'network' || kind === 'timeout') return failures.network
  // Of a passkey, for example one that took too long; the text for 400 is about passwords.
  if (fieldErrors[0]?.path === 'credential') return account.unknownFailure
  if (fieldErrors[0]?.path === 'origin') return account.otherOrigin
  const { name = '' } = error as Partial<Error>
  const texts: Partial<Record<string, string>> = { ...account.statuses, ...account.browserErrors }
  return texts[statusCode] ?? texts[name] ?? account.unknownFailure
}

export function useSubmission(failureOf = signInFailure) {
  const texts = useStudioTexts()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<{ reason: unknown }>()

  /**
   * Does nothing while it is running: a disabled button would lose the focus.
   * @returns whether it succeeded
   */
  async function submit(work: () => Promise<unknown>): Promise<boolean> {
    if (isPending) return false
    setPending(true)
    setFailure(undefined)
    try {
      await work()
      return true
    } catch (reason) {
      setFailure({ reason })
      return false
    } finally {
      setPending(false)
    }
  }

  return { isPending, error: failure ? failureOf(texts, failure.reason) : '', submit }
}

/** The owner has been asked to sign in again, and has not. */
function changeFailure(texts: StudioTexts, error: unknown): string {
  const { statusCode } = error as Partial<ApiError>
  if (statusCode === 404) return texts.failures.gone
  const isRefused = statusCode === 401 || statusCode === 403
  return isRefused ? texts.account.notSignedIn : signInFailure(texts, error)
}

export interface AccountChange {
  request: StudioThunk<PromiseLike<{ error?: unknown }>>
  success: string
  onDone: () => void
}

/** Changes the account: the owner may have to sign in again, and gets a message about the result. */
export function useAccountChange({ request, success, onDone }: AccountChange) {
  const send = useSend()
  const notify = useNotify()
  const { submit, ...submission } = useSubmission(changeFailure)

  async function change(): Promise<void> {
    const sendOrThrow = async () => {
      const { error } = await send(request)
      if (error) throw error as Error
    }
    if (!(await submit(sendOrThrow))) return
    notify(success)
    onDone()
  }

  return { ...submission, change }
}
