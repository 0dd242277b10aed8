/** Dispatched on the window when the app starts to hydrate a rendered page. */
export const hydrationEvent = 'karya:hydration'
