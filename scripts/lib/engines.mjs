import { ensureProgram } from './program.mjs'

/** Where Firefox is, after installing Debian's package if need be. */
export function ensureFirefox() {
  return ensureProgram('Firefox', ['/usr/bin/firefox-esr', '/usr/bin/firefox'], 'firefox-esr')
}

/**
 * Where WebKitGTK's WebDriver and a virtual display are, after installing Debian's packages if
 * need be. The browser that the driver starts comes with its library.
 */
export function ensureWebKit() {
  return {
    driver: ensureProgram('WebKitWebDriver', ['/usr/bin/WebKitWebDriver'], 'webkit2gtk-driver'),
    display: ensureProgram('Xvfb', ['/usr/bin/Xvfb'], 'xvfb'),
  }
}
