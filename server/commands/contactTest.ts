import { randomUUID } from 'node:crypto'
import { readConfig } from '../configuration'
import { commandTexts } from '../language/catalogues'
import { createDelivery } from '../resources/messages/delivery'
import { UserFacingError } from '../UserFacingError'

/** `contact:test`: sends a test message through the configured delivery. */
export async function contactTest(): Promise<void> {
  const { contact } = readConfig(process.env)
  const delivery = createDelivery(contact)
  if (!delivery) {
    throw new UserFacingError((texts) => texts.contactTest.noDelivery)
  }
  const texts = commandTexts().contactTest
  const target = contact.smtp ? contact.smtp.to : texts.webhook
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
    const reason = error instanceof Error ? error.message : String(error)
    throw new UserFacingError(() => texts.failed(reason))
  }
  console.log(texts.delivered(target))
}
