import { noticesSlice } from '../notices/noticesSlice'
import { useStudioDispatch } from '../useStudioDispatch'
import { useSubmission } from './useSubmission'
import { useWithSession } from './useWithSession'

const notSignedIn = 'Belum diubah, karena Anda belum masuk lagi.'
const texts = { 401: notSignedIn, 403: notSignedIn }

/** What sends a change of the account. */
type Send = () => Promise<{ error?: unknown }>

/** Changes the account: the owner may have to sign in again, and gets a message about the result. */
export function useAccountChange() {
  const dispatch = useStudioDispatch()
  const withSession = useWithSession()
  const { submit, ...submission } = useSubmission()

  /** @returns whether it succeeded */
  async function change(send: Send, success: string): Promise<boolean> {
    const isDone = await submit(async () => {
      const { error } = await withSession(send)
      if (error) throw error as Error
    }, texts)
    if (isDone) dispatch(noticesSlice.actions.shown({ text: success }))
    return isDone
  }

  return { ...submission, change }
}
