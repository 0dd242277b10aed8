/**
 * Lets nothing lead out of a document: links that the page does not handle itself have no effect,
 * nor do forms.
 * @returns a function that stops it
 */
export function keepInFrame(document: Document): () => void {
  const refuseLink = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    const isWithinPage = link?.getAttribute('href')?.startsWith('#')
    if (link && !isWithinPage) event.preventDefault()
  }
  const refuse = (event: Event) => event.preventDefault()
  // On the window, after the handlers of React and of the router.
  const { defaultView: window } = document
  window?.addEventListener('click', refuseLink)
  window?.addEventListener('auxclick', refuseLink)
  window?.addEventListener('submit', refuse)
  return () => {
    window?.removeEventListener('click', refuseLink)
    window?.removeEventListener('auxclick', refuseLink)
    window?.removeEventListener('submit', refuse)
  }
}
