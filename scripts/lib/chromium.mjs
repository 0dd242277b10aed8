import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findExisting, findOrInstall } from './programs.mjs'

/** Chromium without browser windows, which needs half of the processor time. */
const headlessShell = '/usr/bin/chromium-headless-shell'
const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Returns the path of Chromium: the one in `CHROMIUM_PATH`, else the headless shell, which is
 * installed as a Debian package where that is possible, else any other. If there is none,
 * Playwright downloads one.
 * @throws if there is still none, with a message that says what to do
 */
export function ensureChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named))
    throw new Error(`CHROMIUM_PATH: the file ${named} does not exist.`)
  const found =
    named ||
    findOrInstall([headlessShell], 'chromium-headless-shell') ||
    findExisting([...usualPaths, chromium.executablePath()])
  if (found) return found
  spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  throw new Error(
    'No Chromium found: install the package "chromium", or set CHROMIUM_PATH to the path of Chromium or Chrome.',
  )
}
