import { randomUUID } from 'node:crypto'
import { readConfig } from '../configuration'
import { createDelivery } from '../resources/messages/delivery'
import { UserFacingError } from '../UserFacingError'

/** `contact:test`: sends a test message through the configured delivery. */
export async function contactTest(): Promise<void> {
  const { contact } = readConfig(process.env)
  const delivery = createDelivery(contact)
  if (!delivery) {
    throw new UserFacingError('No delivery is configured: set CONTACT_SMTP_URL or CONTACT_WEBHOOK.')
  }
  const target = contact.smtp ? contact.smtp.to : 'the webhook'
  try {
    const message = {
      id: randomUUID(),
      name: 'Karya',
      email: contact.smtp?.to ?? 'karya@example.com',
      subject: 'Pesan percobaan',
      message: 'Formulir kontak situs Anda sampai di sini.',
      created_at: new Date().toISOString(),
    }
    await delivery(message, new AbortController().signal)
  } catch (error) {
    throw new UserFacingError(
      `The message was not delivered: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
  console.log(`Delivered to ${target}.`)
}
