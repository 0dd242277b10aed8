import { useState } from 'react'
import { signInFailure, type StatusTexts } from './signInFailure'

/** Runs what a form submits: whether it is running, and why the last time failed. */
export function useSubmission() {
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState('')

  /**
   * Does nothing while it is running: a disabled button would lose the focus.
   * @param texts of failures, by status
   * @returns whether it succeeded
   */
  async function submit(work: () => Promise<unknown>, texts?: StatusTexts): Promise<boolean> {
    if (isPending) return false
    setPending(true)
    setError('')
    try {
      await work()
      return true
    } catch (reason) {
      setError(signInFailure(reason, texts))
      return false
    } finally {
      setPending(false)
    }
  }

  return { isPending, error, setError, submit }
}
