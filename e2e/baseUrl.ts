/** The address of the site under test; `npm run test:browser` sets a free port. */
export const port = Number(process.env.E2E_PORT ?? 4173)
export const baseURL = `http://127.0.0.1:${port}`
