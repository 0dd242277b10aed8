import type { Env } from '../src/env'

/** A build without configuration. Tests may change `env`; the setup file resets it. */
export const defaultEnv: Env = {
  apiBase: '/api',
  apiIsFiles: false,
  host: {},
  basePath: '/',
  hasSizedPictures: true,
  contactEndpoint: '',
  analyticsEndpoint: '',
}

export const env: Env = { ...defaultEnv }

/** Whether the tested code runs in the studio. */
export let isStudio = false

export function setIsStudio(value: boolean): void {
  isStudio = value
}
