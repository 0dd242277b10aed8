/** Browsers by their mark in the header, the more special ones first. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

function find(marks: readonly [RegExp, string][], userAgent: string): string | undefined {
  return marks.find(([pattern]) => pattern.test(userAgent))?.[1]
}

/** The browser and the system of a `User-Agent` header, for a list of sessions: `Chrome, Android`. */
export function describeDevice(userAgent = ''): string {
  return [find(browsers, userAgent), find(systems, userAgent)].filter(Boolean).join(', ')
}
