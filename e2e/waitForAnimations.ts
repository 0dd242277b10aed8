import { expect, type Page } from '@playwright/test'

/** Runs in the page: the number of finite animations of rendered elements. */
function countRunning(): number {
  return document.getAnimations().filter(({ playState, effect }) => {
    const isEndless = !Number.isFinite(effect?.getComputedTiming().endTime)
    const { target } = effect as KeyframeEffect
    // Animations of elements that `content-visibility` skips are paused.
    const isRendered = target?.checkVisibility({ contentVisibilityAuto: true }) ?? true
    return playState === 'running' && !isEndless && isRendered
  }).length
}

/**
 * Waits until all transitions and animations have finished, so that colours and positions are
 * final. Endless animations are ignored.
 */
export async function waitForAnimations(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(countRunning), { intervals: [20, 50, 100] }).toBe(0)
}
