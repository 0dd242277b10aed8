import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findOrInstall } from './programs.mjs'

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** `CHROMIUM_PATH` has precedence over the usual paths. */
function findChromium() {
  const paths = [process.env.CHROMIUM_PATH, ...usualPaths, chromium.executablePath()]
  return paths.find((file) => file && existsSync(file))
}

/**
 * Returns the path of Chromium. If it is missing, installs the Debian package, or else the
 * browser that Playwright downloads.
 * @throws if there is still none, with a message that says what to do
 */
export function ensureChromium() {
  const found = findOrInstall(findChromium, 'chromium')
  if (found) return found
  spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const downloaded = findChromium()
  if (downloaded) return downloaded
  throw new Error(
    'No Chromium found: install the package "chromium", or set CHROMIUM_PATH to the path of Chromium or Chrome.',
  )
}
