/**
 * Stops the clock for a test that waits long: `findBy…` then moves it on by itself. What
 * MSW and fetch need to answer keeps running.
 */
export function stopClock(): void {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'],
  })
}

/** Long enough, in the time of a stopped clock, for every retry to have failed. */
export const afterRetries = { timeout: 20_000 }
