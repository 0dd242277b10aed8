import { useSelector } from 'react-redux'
import { useApiDispatch } from '../../api/useApiDispatch'
import { contactApi } from './contactApi'
import { contactSlice, type ContactFields, type FieldError } from './contactSlice'

const { started, fieldChanged, fieldRejected, submitted, succeeded, failed } = contactSlice.actions

/** How messages are sent, the fields, errors and status of the contact form, and its actions. */
export function useContactForm() {
  const dispatch = useApiDispatch()
  const { touched, ...contact } = useSelector(contactSlice.selectors.selectContact)
  const { channel, fields, status } = contact
  return {
    ...contact,
    start: () => {
      if (!touched) dispatch(started())
    },
    change: (field: keyof ContactFields, value: string) => {
      dispatch(fieldChanged({ field, value }))
    },
    reject: (field: keyof ContactFields, error: FieldError) => {
      dispatch(fieldRejected({ field, error }))
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
