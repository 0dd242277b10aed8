import '@testing-library/jest-dom'
import { clear } from 'idb-keyval'
import { configure } from '@testing-library/react'
import '../intersectionObserver'
import './console'
import { defaultEnv, env, setIsStudio } from '../env'

configure({
  // Long enough for a machine that runs other programs at the same time.
  asyncUtilTimeout: 30_000,
  // Without the document, which was printed for each attempt of a query that waits.
  getElementError: (message) => new Error(message ?? ''),
})

afterEach(() => {
  jest.useRealTimers()
  localStorage.clear()
  void clear()
  document.documentElement.className = ''
  Object.assign(env, defaultEnv)
  setIsStudio(false)
})
