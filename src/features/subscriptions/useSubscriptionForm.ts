import { useSelector } from 'react-redux'
import type { ApiError } from '../../api/apiError'
import { useApiDispatch } from '../../api/useApiDispatch'
import { subscriptionsApi } from './subscriptionsApi'
import { subscriptionsSlice, type SubscriptionStatus } from './subscriptionsSlice'

const { statusChanged } = subscriptionsSlice.actions

function statusOf(error?: Partial<ApiError>): SubscriptionStatus {
  if (!error) return 'success'
  return error.statusCode === 400 ? 'rejected' : 'error'
}

/** The status of the form that subscribes to the blog, and its actions. */
export function useSubscriptionForm() {
  const dispatch = useApiDispatch()
  const { status } = useSelector(subscriptionsSlice.selectors.selectSubscriptions)

  return {
    status,
    /** The browser rejects the address. */
    reject: () => {
      dispatch(statusChanged('rejected'))
    },
    /** The visitor changes the address. */
    change: () => {
      if (status !== 'idle') dispatch(statusChanged('idle'))
    },
    submit: async (email: string): Promise<SubscriptionStatus> => {
      dispatch(statusChanged('submitting'))
      const { error } = await dispatch(
        subscriptionsApi.endpoints.subscribe.initiate({ email }, { track: false }),
      )
      const result = statusOf(error)
      dispatch(statusChanged(result))
      return result
    },
  }
}
