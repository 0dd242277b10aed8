import { useSelector } from 'react-redux'
import { useApiDispatch } from '../../api/useApiDispatch'
import { contactApi } from './contactApi'
import { contactSlice, type ContactFields } from './contactSlice'

const { started, fieldChanged, submitted, succeeded, failed } = contactSlice.actions

/** How messages are sent, the fields and the status of the contact form, and its actions. */
export function useContactForm() {
  const dispatch = useApiDispatch()
  const { channel, fields, status, touched } = useSelector(contactSlice.selectors.selectContact)
  return {
    channel,
    fields,
    status,
    start: () => {
      if (!touched) dispatch(started())
    },
    change: (field: keyof ContactFields, value: string) => {
      dispatch(fieldChanged({ field, value }))
    },
    submit: async (website?: string) => {
      if (status === 'submitting') return
      dispatch(submitted())
      const { error } = await dispatch(
        contactApi.endpoints.sendMessage.initiate(
          { ...fields, website, channel },
          { track: false },
        ),
      )
      dispatch(error ? failed() : succeeded())
    },
  }
}
