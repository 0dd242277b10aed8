const light = '#ffffff'
const dark = '#000000'

/** Runs the script in a document with one theme colour for each colour scheme. */
async function applyTheme(system: 'light' | 'dark') {
  document.head.innerHTML = [light, dark]
    .map((colour) => `<meta name="theme-color" content="${colour}" />`)
    .join('')
  jest.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget() as MediaQueryList, {
      matches: query === `(prefers-color-scheme: ${system})`,
    }),
  )
  await jest.isolateModulesAsync(async () => {
    await import('./applyTheme')
  })
  return {
    isDark: document.documentElement.classList.contains('dark'),
    colours: [...document.head.querySelectorAll('meta')].map(({ content }) => content),
  }
}

it.each([
  [null, 'light', false, [light, dark]],
  [null, 'dark', true, [light, dark]],
  ['light', 'dark', false, [light, light]],
  ['dark', 'light', true, [dark, dark]],
] as const)(
  'for the stored theme %s and the system theme %s',
  async (stored, system, isDark, colours) => {
    if (stored) localStorage.setItem('theme', stored)
    expect(await applyTheme(system)).toEqual({ isDark, colours })
  },
)

it('applies the system theme where storage is blocked', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(await applyTheme('dark')).toEqual({ isDark: true, colours: [light, dark] })
})
