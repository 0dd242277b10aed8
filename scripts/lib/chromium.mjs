import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findOrInstall } from './debianPackage.mjs'

/** Chromium without windows: it takes half the processor time of the whole browser. */
const headlessShell = '/usr/bin/chromium-headless-shell'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const findExisting = (places) => places.find((place) => place && existsSync(place))

/**
 * The path of a Chromium on this machine: the one that `CHROMIUM_PATH` names, else the headless
 * shell, which is installed as a Debian package where that is allowed, else any other. Where there
 * is none, Playwright downloads one.
 * @throws with one line that says what to do
 */
export function ensureChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH: there is no file ${named}.`)
  const found =
    named ||
    findOrInstall(() => findExisting([headlessShell]), 'chromium-headless-shell') ||
    findExisting([...usualPlaces, chromium.executablePath()])
  if (found) return found
  spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const downloaded = findExisting([chromium.executablePath()])
  if (downloaded) return downloaded
  throw new Error(
    'No Chromium found: install the package "chromium", or set CHROMIUM_PATH to a Chromium or Chrome.',
  )
}
