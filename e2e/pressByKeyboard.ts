import { expect, type Locator } from '@playwright/test'

/** Presses Tab until an element has the focus. */
export async function focusByKeyboard(target: Locator): Promise<void> {
  const { keyboard } = target.page()
  await expect(target).toBeVisible()
  await expect(async () => {
    await keyboard.press('Tab')
    await expect(target).toBeFocused({ timeout: 50 })
  }).toPass({ intervals: [0] })
}

/** Presses Tab until an element has the focus, then Enter. */
export async function pressByKeyboard(target: Locator): Promise<void> {
  await focusByKeyboard(target)
  await target.page().keyboard.press('Enter')
}
