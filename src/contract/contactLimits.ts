/** The most characters of each field of a contact message. */
export const contactLimits = { name: 200, email: 320, subject: 200, message: 20_000 } as const
