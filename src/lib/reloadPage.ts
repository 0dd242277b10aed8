/** A real reload of the page, as the browser's own button does. */
export function reloadPage(): void {
  window.location.reload()
}
