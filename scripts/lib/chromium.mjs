import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

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
  const found = findChromium()
  if (found) return found
  for (const [command, ...args] of installers()) {
    console.log(`Installing Chromium: ${command} ${args.join(' ')}`)
    spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Error(
    'No Chromium found: install the package "chromium", or set CHROMIUM_PATH to a Chromium or Chrome.',
  )
}

function installers() {
  const mayUseApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  const apt = [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ]
  return [...(mayUseApt ? apt : []), ['npx', 'playwright', 'install', 'chromium']]
}
