import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'

const file = path.join(__dirname, 'screenshots', 'environment.json')

/** Text in system fonts, and characters that the site's fonts do not contain. */
const probe = `<body style="margin: 0; font-size: 17px">
  <p style="font-family: sans-serif">Hamburgefonstiv 0123456789 ✅ → “★”</p>
  <p style="font-family: system-ui; font-weight: 650">Hamburgefonstiv 0123456789</p>
  <p style="font-family: monospace">Hamburgefonstiv 0123456789</p>
</body>`

/** The parts of a machine that change screenshots. */
interface Environment {
  /** Major version. */
  chromium: string
  /** A hash of a screenshot of text. */
  text: string
}

async function readEnvironment(browser: Browser): Promise<Environment> {
  const page = await browser.newPage({
    viewport: { width: 600, height: 200 },
    // Not the theme of the test that runs first.
    colorScheme: 'light',
  })
  await page.setContent(probe)
  const picture = await page.screenshot()
  await page.close()
  return {
    chromium: browser.version().split('.')[0] ?? '',
    text: createHash('sha256').update(picture).digest('hex').slice(0, 16),
  }
}

/** Writes the environment of new reference screenshots to a file. */
export async function recordEnvironment(browser: Browser): Promise<void> {
  writeFileSync(file, `${JSON.stringify(await readEnvironment(browser), null, 2)}\n`)
}

/** Why screenshots of this machine cannot be compared with the references; empty if they can. */
export async function findDifference(browser: Browser): Promise<string> {
  if (!existsSync(file)) return 'there are none; create them with: npm run screenshots'
  const taken = JSON.parse(readFileSync(file, 'utf8')) as Environment
  const here = await readEnvironment(browser)
  if (here.chromium !== taken.chromium) {
    return `they were taken with Chromium ${taken.chromium}, this is ${here.chromium}`
  }
  return here.text === taken.text ? '' : 'the fonts of this machine draw text differently'
}
