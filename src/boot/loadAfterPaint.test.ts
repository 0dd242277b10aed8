let evaluated: string[]

/** Runs the script in a rendered document. */
beforeEach(async () => {
  jest.useFakeTimers()
  jest.resetModules()
  evaluated = []
  for (const file of ['/a.js', '/b.js']) {
    jest.doMock(file, () => evaluated.push(file), { virtual: true })
  }
  document.head.innerHTML = ''
  document.body.innerHTML = '<script type="application/json" id="code">["/a.js","/b.js"]</script>'
  await jest.isolateModulesAsync(async () => {
    await import('./loadAfterPaint')
  })
})

const preloaded = () => [...document.head.querySelectorAll('link')].map(({ href }) => href)

// Early clicks, and documents without the list of files: e2e/pages/loading.spec.ts and states.spec.ts.
it.each([
  ['after the first paint that follows the load event', 0],
  ['after three seconds, if the load event has not come', 2999],
])('evaluates the files once, in their order, %s', async (_what, delay) => {
  await jest.advanceTimersByTimeAsync(delay)
  expect(preloaded()).toEqual([])
  if (delay === 0) dispatchEvent(new Event('load'))
  await jest.advanceTimersByTimeAsync(100)
  dispatchEvent(new Event('load'))
  await jest.advanceTimersByTimeAsync(5000)
  expect(preloaded()).toEqual(['http://localhost/a.js', 'http://localhost/b.js'])
  expect(evaluated).toEqual(['/a.js', '/b.js'])
})
