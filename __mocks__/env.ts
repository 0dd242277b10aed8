import type { Env } from '../src/env'

/** A build with nothing configured. A test may set a field; the setup file puts it back. */
export const defaultEnv: Env = {
  apiBase: '/api',
  apiIsFiles: false,
  publicUrl: '',
  basePath: '/',
  hasSizedPictures: true,
  contactEndpoint: '',
  analyticsEndpoint: '',
}

export const env: Env = { ...defaultEnv }
