const simulated =
  'The contact form only simulates sending (CONTACT=simulated): messages are neither stored nor delivered. Remove CONTACT to store them.'

const unnoticed =
  'Nobody is notified of contact messages, which are only stored: read them with "npm run messages", or set CONTACT_SMTP_URL or CONTACT_WEBHOOK to have them delivered.'

interface ContactSettings {
  isSimulated: boolean
  isDelivered: boolean
}

/** What start-up and doctor print about the contact form; nothing if messages are delivered. */
export function contactNotice({ isSimulated, isDelivered }: ContactSettings): string | undefined {
  if (isSimulated) return simulated
  return isDelivered ? undefined : unnoticed
}
