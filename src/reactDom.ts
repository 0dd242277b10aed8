/** A separate module, so that the bundler puts React DOM's start-up into React's chunk. */
export { createRoot, hydrateRoot } from 'react-dom/client'
