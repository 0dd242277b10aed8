/**
 * React's own part of starting the site, as a module of its own: so it runs with React's file,
 * not in one long task with everything else that starts.
 */
export { createRoot, hydrateRoot } from 'react-dom/client'
