/** Closes a disclosure whose form has been sent. What is hidden would lose the focus. */
export function closeDetails(details: HTMLDetailsElement | null): void {
  if (!details) return
  details.querySelector('summary')?.focus()
  details.open = false
}
