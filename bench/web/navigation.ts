/** From a tap on a link to the new content on screen, on an emulated slow phone. */
import type { Browser } from './browser'
import { openPage, tapPosition, touch } from './interactions'
import { countTransfers, emulatePhone, throttle } from './pageLoad'

declare global {
  interface Window {
    navigationTime: Promise<number>
  }
}

/** Runs in the page: measures the time from the next tap to the frame that shows a card. */
function measureNextTap(): void {
  window.navigationTime = new Promise((resolve) => {
    addEventListener(
      'pointerup',
      ({ timeStamp }) => {
        const check = () => {
          const isShown =
            location.pathname === '/projects' && document.querySelector('main article h2')
          if (isShown) setTimeout(() => resolve(performance.now() - timeStamp))
          else requestAnimationFrame(check)
        }
        requestAnimationFrame(check)
      },
      { capture: true, once: true },
    )
  })
}

/**
 * Waits until the pages of the links in view are prefetched, `/contact` last, and the browser is
 * idle again. Where they are never prefetched, the tap is measured after ten seconds.
 */
const prefetched = `new Promise((resolve) => {
  const deadline = performance.now() + 10_000
  const check = () => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name)
    const isLoaded = ['/api/profile-projects?', '/assets/ContactPage-'].every((part) =>
      names.some((name) => name.includes(part)))
    if (isLoaded || performance.now() > deadline) requestIdleCallback(() => resolve())
    else setTimeout(check, 100)
  }
  check()
})`

/** Milliseconds from a tap on the loaded home page's link to the projects until they are shown. */
export async function measureNavigation(browser: Browser, url: string): Promise<number> {
  const tab = await browser.openTab()
  await emulatePhone(tab)
  await tab.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 })
  await throttle(tab)
  await openPage(tab, `${url}/`)
  await tab.evaluate(prefetched)
  await tab.evaluate(`(${measureNextTap.toString()})()`)
  await touch(tab, await tapPosition(tab, 'Lihat Proyek Saya'))
  const time = await tab.evaluate<number>('window.navigationTime')
  await tab.close()
  return time
}

/** The requests and bytes of the home page with all that it prefetches. */
export async function countHomePage(
  browser: Browser,
  url: string,
): Promise<{ requests: number; bytes: number }> {
  const tab = await browser.openTab()
  await emulatePhone(tab)
  await throttle(tab)
  const { transfers, idle } = countTransfers(tab)
  await tab.send('Page.navigate', { url: `${url}/` })
  await idle
  await tab.evaluate(prefetched)
  await tab.close()
  return transfers
}
