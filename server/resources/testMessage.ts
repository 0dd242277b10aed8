import { randomUUID } from 'node:crypto'
import { commandTexts } from '../language/catalogues'
import { UserFacingError } from '../UserFacingError'
import { createDelivery, type ContactConfig } from './messages/delivery'

/** @returns the recipient @throws UserFacingError without a delivery, and when it fails */
export async function sendTestMessage(contact: ContactConfig): Promise<string> {
  const delivery = createDelivery(contact)
  if (!delivery) throw new UserFacingError((texts) => texts.contactTest.noDelivery)
  const texts = commandTexts().contactTest
  try {
    const message = {
      id: randomUUID(),
      name: 'Karya',
      email: contact.smtp?.to ?? 'karya@example.com',
      subject: texts.subject,
      message: texts.message,
      created_at: new Date().toISOString(),
    }
    await delivery(message, new AbortController().signal)
  } catch (error) {
    const { message, cause } = error as Error & { cause?: Error }
    // The message of `fetch` is the same for all causes.
    const reason = cause?.message || message
    throw new UserFacingError(({ contactTest }) => contactTest.failed(reason))
  }
  return contact.smtp ? contact.smtp.to : texts.webhook
}
