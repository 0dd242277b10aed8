import '@testing-library/jest-dom'
import { clear } from 'idb-keyval'
import { configure } from '@testing-library/react'
import '../intersectionObserver'
import './console'
import { defaultEnv, env, setIsStudio } from '../env'
import { apiServer } from '../handlers'

configure({
  // Long enough for a machine that runs other programs at the same time.
  asyncUtilTimeout: 30_000,
  // Without the document, which was printed for each attempt of a query that waits.
  getElementError: (message) => new Error(message ?? ''),
})

beforeAll(() => apiServer.listen({ onUnhandledRequest: 'error' }))

afterEach(() => {
  jest.useRealTimers()
  apiServer.resetHandlers()
  localStorage.clear()
  void clear()
  document.documentElement.className = ''
  Object.assign(env, defaultEnv)
  setIsStudio(false)
})

afterAll(() => apiServer.close())
