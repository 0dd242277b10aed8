import '@testing-library/jest-dom'
import * as React from 'react'
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

/**
 * React captures a stack for each element, until it has captured 10,000 in a second. Only its
 * warnings print them, and they took a sixth of the time of tests of forms.
 */
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
Object.defineProperty(Reflect.get(React, internals), 'recentlyCreatedOwnerStacks', {
  get: () => 10_000,
  set: () => undefined,
})

afterEach(() => {
  jest.useRealTimers()
  localStorage.clear()
  void clear()
  document.documentElement.className = ''
  Object.assign(env, defaultEnv)
  setIsStudio(false)
})
