import { expect, type Page } from '@playwright/test'

/** Runs in the page: how many animations move something that is rendered, and will end. */
function countRunning(): number {
  return document.getAnimations().filter(({ playState, effect }) => {
    const isEndless = !Number.isFinite(effect?.getComputedTiming().endTime)
    const { target } = effect as KeyframeEffect
    // Those off screen, under `content-visibility`, stand still until they come on screen.
    const isRendered = target?.checkVisibility({ contentVisibilityAuto: true }) ?? true
    return playState === 'running' && !isEndless && isRendered
  }).length
}

/**
 * Waits until no transition and no animation runs on the page: in between, colours and positions
 * are neither those of the start nor those of the end. Endless animations are left out.
 */
export async function waitForAnimations(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(countRunning), { intervals: [20, 50, 100] }).toBe(0)
}
