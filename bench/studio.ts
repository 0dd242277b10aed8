/**
 * The time from an action of the owner in the studio to the first visible change, on an emulated
 * slow phone whose network takes 150 ms: feedback must not wait for the server.
 */
import type { Locator, Page } from '@playwright/test'
import { launchBrowser, openPhone, tap } from './phone'
import { measureInTurns, median, runsOr } from './measure'
import type { Run } from './run'

const maxMilliseconds = 100
const runs = runsOr(7)
const password = 'gerobak-hijau-di-tepi-sawah'

/** Taps or types. @returns the times to the first visible change */
type Act = (page: Page) => Promise<number[]>
type Find = (page: Page) => Locator
/** @param until appears when the action is complete */
type Action = [name: string, act: Act, until: Find]

const named = (role: 'button' | 'link' | 'heading', name: string) => (page: Page) => {
  const options = { name: new RegExp(`^${name}`) }
  return page.getByRole(role, options).filter({ visible: true }).first()
}
const button = (name: string) => named('button', name)
const link = (name: string) => named('link', name)
const heading = (name: string) => named('heading', name)
const text = (content: string) => (page: Page) => page.getByText(content).filter({ visible: true })
const field = (label: string) => (page: Page) => page.getByLabel(label).first()
const firstEntry = (page: Page) => page.getByRole('listitem').getByRole('link').first()

declare global {
  interface Window {
    feedback: Promise<number>
  }
}

/** Runs in the page: measures the time from the next tap or key to the next visible change. */
function measureFeedback(): void {
  window.feedback = new Promise((resolve) => {
    const attributeFilter = ['class', 'style', 'hidden', 'open', 'disabled', 'aria-disabled']
    const start = ({ timeStamp }: Event) => {
      const finish = () => {
        observer.disconnect()
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)))
      }
      const observer = new MutationObserver(finish)
      const subtree = { subtree: true, childList: true, characterData: true }
      observer.observe(document.body, { ...subtree, attributes: true, attributeFilter })
      addEventListener('input', finish, { once: true })
    }
    for (const type of ['pointerup', 'keydown'])
      addEventListener(type, start, { capture: true, once: true })
  })
}

async function feedbackOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(measureFeedback)
  await act()
  return page.evaluate(() => window.feedback)
}

function tapOn(find: Find): Act {
  return async (page) => [await feedbackOf(page, () => tap(find(page).first()))]
}

function typeInto(label: string, content: string): Act {
  return async (page) => {
    await field(label)(page).focus()
    const times: number[] = []
    for (const letter of content)
      times.push(await feedbackOf(page, () => page.keyboard.press(letter)))
    return times
  }
}

/** Each begins where the one before it ended; the session has been ended before the first one. */
const actions: readonly Action[] = [
  ['open the menu', tapOn(button('Buka menu')), link('Proyek')],
  ['open a list', tapOn(link('Proyek')), button('Turunkan')],
  ['move', tapOn(button('Turunkan')), button('Naikkan')],
  ['delete', tapOn(button('Hapus')), button('Urungkan')],
  ['undo', tapOn(button('Urungkan')), button('Turunkan')],
  ['open a form', tapOn(firstEntry), button('Simpan')],
  ['open the picture library', tapOn(button('Pilih yang sudah ada')), button('Tutup')],
  ['close it', tapOn(button('Tutup')), button('Simpan')],
  ['type', typeInto('Cerita', 'Air datang malam hari.'), text('Draf tersimpan')],
  ['save', tapOn(button('Simpan')), text('Tersimpan.')],
  ['open the security screen', tapOn(button('Buka menu')), link('Keamanan')],
  ['sign out', tapOn(button('Keluar')), heading('Masuk')],
  ['open the password field', tapOn(text('Pakai kata sandi')), field('Kata sandi')],
  ['type the password', typeInto('Kata sandi', password), heading('Masuk')],
  ['sign in', tapOn(button('Masuk')), heading('Keamanan')],
]

/** @returns the longest time until a tap or a letter is seen */
async function perform(page: Page, [, act, until]: Action): Promise<number> {
  const times = await act(page)
  await until(page).first().waitFor()
  // No change of this action may count as feedback to the next one.
  await page.waitForTimeout(1500)
  return Math.max(...times)
}

/** Opens the account with a password. */
async function openAccount(run: Run, page: Page, url: string): Promise<void> {
  const invitation = /#\S+/.exec(await run.command('data', 'owner', 'invite'))?.[0]
  await page.goto(`${url}/studio/undangan${invitation}`)
  await text('Tambah kata sandi')(page).first().tap()
  await page.getByLabel('Kata sandi baru').fill(password)
  await button('Hanya kata sandi')(page).tap()
  await heading('Ringkasan')(page).waitFor()
}

export async function benchStudio(run: Run): Promise<void> {
  const { url } = await run.startKarya()
  const { page, slowDown } = await openPhone(await launchBrowser(run))
  await openAccount(run, page, url)
  await slowDown()
  const times = await measureInTurns(actions, runs, (action) => perform(page, action))
  const rows = actions.map(([name], index) => {
    const time = median(times[index] ?? [])
    run.limit(`studio, ${name}: ms`, time, maxMilliseconds)
    return { action: name, ms: time.toFixed(0) }
  })
  run.table(`Tap or key to the first visible change, medians of ${runs}:`, rows)
}
