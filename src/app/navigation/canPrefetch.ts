/** What the browser says about the connection and the device; undefined in some browsers. */
interface NavigatorHints {
  connection?: { saveData?: boolean; effectiveType?: string }
  /** Gigabytes. */
  deviceMemory?: number
}

/** Whether data may be loaded that the visitor may not need: not to a metered or slow connection. */
export function canPrefetch(): boolean {
  const { connection: { saveData = false, effectiveType = '4g' } = {}, deviceMemory = 4 } =
    navigator as NavigatorHints
  const isSlow = effectiveType.includes('2g') || (effectiveType === '3g' && deviceMemory < 4)
  return !saveData && !isSlow && !window.matchMedia('(prefers-reduced-data: reduce)').matches
}
