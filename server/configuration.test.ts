import { readConfig } from './configuration'
import { addReleaseSettings, findMisspelt } from './envFile'
import { temporaryFile } from './testing/cleanUp'
import { UserFacingError } from './UserFacingError'

/** The message about these variables. */
function messageOf(env: NodeJS.ProcessEnv): string {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof UserFacingError) return error.message
  }
  return ''
}

it.each([
  [{ PORT: '-1' }, /^PORT must be a number from 0 to 65535, not "-1"\.$/],
  [{ PORT: '70000' }, /^PORT must be a number from 0 to 65535, not "70000"\.$/],
  [{ API_TOKEN: `${'a'.repeat(40)},short` }, /^API_TOKEN must be tokens of 32 characters or more/],
  [{ API_TOKEN: 'a token with spaces in it, which is short' }, /^API_TOKEN must/],
  [{ CONTACT: 'stored' }, /^CONTACT must be "simulated" or unset/],
  [{ CONTACT_WEBHOOK: 'https://' }, /^CONTACT_WEBHOOK must be an address/],
  [{ CONTACT_WEBHOOK: 'https://a:geheim@:1/' }, /^CONTACT_WEBHOOK must be an address/],
  [{ CONTACT_WEBHOOK: 'ftp://contoh.id' }, /^CONTACT_WEBHOOK must be an address/],
  [
    { VITE_CONTACT_ENDPOINT: '//contoh.id' },
    /^VITE_CONTACT_ENDPOINT must be an address .* or a path/,
  ],
  [{ VITE_ANALYTICS_ENDPOINT: 'contoh.id' }, /^VITE_ANALYTICS_ENDPOINT must be an address/],
  [{ DATABASE_URL: 'mysql://a:geheim@localhost/x' }, /^DATABASE_URL must be an address/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of/],
  [{ TRUSTED_PROXIES: 'all' }, /^TRUSTED_PROXIES must be a number/],
  [
    { PUBLIC_URL: 'https://ayu.example/a' },
    /^PUBLIC_URL must have the same path as BASE_PATH, "\/", not/,
  ],
  [
    { STUDIO_URL: 'https://ayu.example', BASE_PATH: '/a/' },
    /^STUDIO_URL must have .* "\/a\/", not/,
  ],
])('rejects %j without repeating a secret', (env, message) => {
  expect(messageOf(env)).toMatch(message)
  expect(messageOf(env)).not.toMatch(/geheim|short|\n/)
})

it('writes the public address as browsers do', () => {
  const { publicUrl } = readConfig({ PUBLIC_URL: 'HTTPS://Ayu.Example:443/' })
  expect(publicUrl).toBe('https://ayu.example')
})

it('takes what the environment does not set from the build of a release', () => {
  const file = temporaryFile('settings.json', '{"SITE_LANGUAGES":"en","BASE_PATH":"/karya/"}')
  const env: NodeJS.ProcessEnv = { SITE_LANGUAGES: 'id,en', BASE_PATH: '' }
  addReleaseSettings(env, file)
  expect(readConfig(env)).toMatchObject({ languages: ['id', 'en'], basePath: '/karya/' })
})

it('finds variables that almost have the name of a setting', () => {
  const names = ['PUBLC_URL', 'CONTACT_STMP_URL', 'site_languages', '\uFEFF# Site\nPORT', 'HOSTT']
  const others = ['HOME', 'PATH', 'TZ', 'HOSTNAME', 'POSTGRES_BIN', 'API_PORT', 'GITHUB_OUTPUT']
  const env = Object.fromEntries([...names, ...others, 'PORT'].map((name) => [name, 'x']))
  expect(findMisspelt({ ...env, DATA_DIRR: '' })).toEqual([
    { name: 'PUBLC_URL', setting: 'PUBLIC_URL' },
    { name: 'CONTACT_STMP_URL', setting: 'CONTACT_SMTP_URL' },
    { name: 'site_languages', setting: 'SITE_LANGUAGES' },
    { name: '\\uFEFF# Site\\nPORT', setting: 'PORT' },
    { name: 'HOSTT', setting: 'HOST' },
  ])
})
