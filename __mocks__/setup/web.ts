import '@testing-library/jest-dom'
import '../intersectionObserver'
import './console'
import { defaultEnv, env } from '../env'
import { apiServer } from '../handlers/apiServer'

beforeAll(() => apiServer.listen({ onUnhandledRequest: 'error' }))

afterEach(() => {
  jest.useRealTimers()
  apiServer.resetHandlers()
  localStorage.clear()
  document.documentElement.className = ''
  Object.assign(env, defaultEnv)
})

afterAll(() => apiServer.close())
