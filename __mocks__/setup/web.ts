import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import '../intersectionObserver'
import './console'
import { defaultEnv, env } from '../env'
import { apiServer } from '../handlers/apiServer'

// Long limits for slow machines: tests wait for conditions, not for a time.
configure({ asyncUtilTimeout: 5000 })
jest.setTimeout(20_000)

beforeAll(() => apiServer.listen({ onUnhandledRequest: 'error' }))

afterEach(() => {
  jest.useRealTimers()
  apiServer.resetHandlers()
  localStorage.clear()
  document.documentElement.className = ''
  Object.assign(env, defaultEnv)
})

afterAll(() => apiServer.close())
