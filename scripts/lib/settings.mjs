/** What the site in the browser has to know of the settings, derived from them here, once. */
const { env } = process
const basePath = env.BASE_PATH?.trim() || '/'
if (!/^\/(?:[\w-]+\/)*$/.test(basePath)) {
  console.error('BASE_PATH must begin and end with a slash, like /portfolio/.')
  process.exit(1)
}
env.BASE_PATH = basePath
if (env.CONTACT_SMTP_URL || env.CONTACT_WEBHOOK) {
  env.VITE_CONTACT_ENDPOINT ||= `${basePath}api/contact`
}
