import { storage } from '../lib/storage'

// Runs before the first paint: applies the stored theme, or else the system's.
const stored = storage.read('theme')
const isDark =
  stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
document.documentElement.classList.toggle('dark', isDark)

const [light, dark] = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')
if (stored && light && dark) light.content = dark.content = (isDark ? dark : light).content
