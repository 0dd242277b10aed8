import type { Page } from '@playwright/test'

/**
 * Waits until no transition and no animation runs on the page: in between, colours and positions
 * are neither those of the start nor those of the end. Endless animations are left out.
 */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const findRunning = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        )
    for (let running = findRunning(); running.length > 0; running = findRunning()) {
      await Promise.allSettled(running.map(({ finished }) => finished))
    }
  })
}
