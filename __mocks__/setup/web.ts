import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import '../intersectionObserver'
import './console'
import { defaultEnv, env } from '../env'
import { apiServer } from '../handlers/apiServer'

// A busy machine may take its time: what is waited for is a condition, not a moment.
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
