import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  oxc: {
    // Stable class names: without them a name depends on the order in which chunks load.
    plugins: { styledComponents: { ssr: true, minify: true, pure: true, displayName: false } },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
  },
})
