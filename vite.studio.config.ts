import { defineConfig } from 'vite'
import { checks, commonConfig } from './vite.common.config'

/** The build of the studio. Its files have the same paths in its folder as on the site. */
export default defineConfig({
  ...commonConfig,
  mode: 'studio',
  build: {
    ...commonConfig.build,
    outDir: 'build/studio',
    copyPublicDir: false,
    assetsDir: 'studio/assets',
    rolldownOptions: { checks, input: 'studio.html' },
  },
})
