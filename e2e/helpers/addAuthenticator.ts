import type { Page } from '@playwright/test'

/**
 * Adds an authenticator to the browser, which verifies its user without a dialog.
 * @returns a function that gives its passkeys to another page, as platforms synchronize them
 */
export async function addAuthenticator(page: Page): Promise<(other: Page) => Promise<void>> {
  const { session, authenticatorId } = await openAuthenticator(page)
  return async (other) => {
    const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId })
    const copy = await openAuthenticator(other)
    for (const credential of credentials) {
      const { authenticatorId } = copy
      await copy.session.send('WebAuthn.addCredential', { authenticatorId, credential })
    }
  }
}

async function openAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { session, authenticatorId }
}
