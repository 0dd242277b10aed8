import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findOrInstall } from './debianPackage.mjs'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Where a Chromium is on this machine, or `undefined`. `CHROMIUM_PATH` comes first. */
export function findChromium() {
  const places = [process.env.CHROMIUM_PATH, ...usualPlaces, chromium.executablePath()]
  return places.find((place) => place && existsSync(place))
}

/**
 * Where a Chromium is, after installing one if need be: as Debian's package where we may,
 * else by Playwright's own download.
 * @throws with one line that says what to do
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
    'No Chromium found: install the package "chromium", or set CHROMIUM_PATH to a Chromium or Chrome.',
  )
}
