import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'

const file = path.join(__dirname, 'appearance', 'environment.json')

/** Text in the machine's own fonts, and characters that the site's fonts lack. */
const probe = `<body style="margin: 0; font-size: 17px">
  <p style="font-family: sans-serif">Hamburgefonstiv 0123456789 ✅ → “★”</p>
  <p style="font-family: system-ui; font-weight: 650">Hamburgefonstiv 0123456789</p>
  <p style="font-family: monospace">Hamburgefonstiv 0123456789</p>
</body>`

/** What pictures of the same page depend on. */
interface Environment {
  chromium: string
  /** A hash of text as it is drawn here. */
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

/** Keeps what the reference pictures were taken with. */
export async function recordEnvironment(browser: Browser): Promise<void> {
  writeFileSync(file, `${JSON.stringify(await readEnvironment(browser), null, 2)}\n`)
}

/** Why this machine's pictures cannot be compared with the references; empty where they can. */
export async function findDifference(browser: Browser): Promise<string> {
  if (!existsSync(file)) return 'there are none: npm run screenshots takes them'
  const taken = JSON.parse(readFileSync(file, 'utf8')) as Environment
  const here = await readEnvironment(browser)
  if (here.chromium !== taken.chromium) {
    return `they were taken with Chromium ${taken.chromium}, this is ${here.chromium}`
  }
  return here.text === taken.text ? '' : 'the fonts of this machine draw text differently'
}
