import type { Message } from '../../language/texts'

/** What start-up and doctor print about the contact form; nothing if messages are delivered. */
export function contactNotice({
  isSimulated,
  isDelivered,
}: Record<'isSimulated' | 'isDelivered', boolean>): Message | undefined {
  if (isSimulated) return ({ doctor }) => doctor.contactSimulated
  return isDelivered ? undefined : ({ doctor }) => doctor.contactUnnoticed
}
