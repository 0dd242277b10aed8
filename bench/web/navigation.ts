/** From a tap on a link to the new content on screen, on an emulated slow phone. */
import type { Browser } from './browser'
import { openPage, tapPosition, touch } from './interactions'
import { emulatePhone, throttle } from './pageLoad'

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

/** Milliseconds from a tap on the loaded home page's link to the projects until they are shown. */
export async function measureNavigation(browser: Browser, url: string): Promise<number> {
  const tab = await browser.openTab()
  await emulatePhone(tab)
  await tab.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 })
  await throttle(tab)
  await openPage(tab, `${url}/`)
  await tab.evaluate(`(${measureNextTap.toString()})()`)
  await touch(tab, await tapPosition(tab, 'Lihat Proyek Saya'))
  const time = await tab.evaluate<number>('window.navigationTime')
  await tab.close()
  return time
}
