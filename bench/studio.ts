/**
 * The time from an action of the owner in the studio to the first visible change, on an emulated
 * slow phone whose network takes 150 ms: feedback must not wait for the server.
 */
import type { Locator, Page } from '@playwright/test'
import { openStudio } from '../e2e/helpers/studio'
import { measureInTurns, median, runsOr } from './measure'
import { control, launchBrowser, openPhone, tap } from './phone'
import type { Run } from './run'

const runs = runsOr(7)

/** Taps or types. @returns the times to the first visible change */
type Act = (page: Page) => Promise<number[]>
type Find = (page: Page) => Locator
/** @param until appears when the action is complete */
type Action = [name: string, act: Act, until: Find]

const named = (name: string) => (page: Page) => control(page, name)
const text = (content: string) => (page: Page) => page.getByText(content).filter({ visible: true })
const firstEntry = (page: Page) => page.getByRole('listitem').getByRole('link').first()

/** Runs in the page: the milliseconds from the next tap or key to the next visible change. */
function measureFeedback() {
  const time = new Promise<number>((resolve) => {
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
  return { time }
}

async function feedbackOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  const feedback = await page.evaluateHandle(measureFeedback)
  await act()
  return feedback.evaluate(({ time }) => time)
}

const tapOn =
  (find: Find): Act =>
  async (page) => [await feedbackOf(page, () => tap(find(page).first()))]

const type: Act = async (page) => {
  await page.getByLabel('Cerita').first().focus()
  const times: number[] = []
  for (const letter of 'Air datang malam hari.')
    times.push(await feedbackOf(page, () => page.keyboard.press(letter)))
  return times
}

/** Each begins where the one before it ended. */
const actions: readonly Action[] = [
  ['open the menu', tapOn(named('Buka menu')), named('Proyek')],
  ['open a list', tapOn(named('Proyek')), named('Turunkan')],
  ['move', tapOn(named('Turunkan')), named('Naikkan')],
  ['delete', tapOn(named('Hapus')), named('Urungkan')],
  ['undo', tapOn(named('Urungkan')), named('Turunkan')],
  ['open a form', tapOn(firstEntry), named('Simpan')],
  ['open the picture library', tapOn(named('Pilih yang sudah ada')), named('Tutup')],
  ['close it', tapOn(named('Tutup')), named('Simpan')],
  ['type', type, text('Draf tersimpan')],
  ['save', tapOn(named('Simpan')), text('Tersimpan.')],
]

/** @returns the longest time until a tap or a letter is seen */
async function perform(page: Page, [, act, until]: Action): Promise<number> {
  const times = await act(page)
  await until(page).first().waitFor()
  // No change of this action may count as feedback to the next one.
  await page.waitForTimeout(1500)
  return Math.max(...times)
}

export async function benchStudio(run: Run): Promise<void> {
  const site = run.install()
  const server = await site.startServer()
  const { page } = await openPhone(await launchBrowser(run), server.url)
  await openStudio(page.request, server)
  await page.goto('/studio/')
  const times = await measureInTurns(actions, runs, (action) => perform(page, action))
  const rows = actions.map(([name], index) => {
    const time = median(times[index] ?? [])
    run.limit(`studio, ${name}: ms`, time, 100)
    return { action: name, ms: time.toFixed(0) }
  })
  run.table(`Tap or key to the first visible change, medians of ${runs}:`, rows)
}
