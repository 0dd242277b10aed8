/**
 * Uses fake timers for tests that wait long; `findBy…` then advances the time. Timers that MSW and
 * fetch need keep running.
 */
export function freezeTime(): void {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
}

/** Long enough, in fake time, for all retries of a request to fail, which takes seven seconds. */
export const afterRetries = { interval: 500, timeout: 600_000 }
