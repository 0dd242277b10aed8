/** Dispatched on the window when the app starts to render or to hydrate the document. */
export const appStartEvent = 'karya:start'
