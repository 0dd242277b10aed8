/** Where Firefox is, after installing Debian's package if need be. */
export function ensureFirefox(): string
/** Where WebKitGTK's WebDriver and a virtual display are. */
export function ensureWebKit(): { driver: string; display: string }
