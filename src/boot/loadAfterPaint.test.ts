import { appStartEvent } from './appStartEvent'

let evaluated: string[]

beforeEach(() => {
  jest.useFakeTimers()
  jest.resetModules()
  evaluated = []
  for (const file of ['/a.js', '/b.js']) {
    jest.doMock(file, () => evaluated.push(file), { virtual: true })
  }
})
// Removes the click listener of the test's script.
afterEach(() => dispatchEvent(new Event(appStartEvent)))

/** Runs the script in a rendered document, or in one that the server has not rendered. */
async function run(isRendered = true) {
  const code = '<script type="application/json" id="code">["/a.js","/b.js"]</script>'
  document.head.innerHTML = ''
  document.body.innerHTML = `<form><button>Kirim</button></form>${isRendered ? code : ''}`
  await jest.isolateModulesAsync(async () => {
    await import('./loadAfterPaint')
  })
}

const preloaded = () => [...document.head.querySelectorAll('link')].map(({ href }) => href)

/** Clicks on the button. @returns whether the browser would submit the form */
function click(): boolean {
  return document
    .querySelector('button')!
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

it('evaluates the files in their order, after the first paint that follows the load event', async () => {
  await run()
  expect(preloaded()).toEqual([])
  dispatchEvent(new Event('load'))
  await jest.advanceTimersByTimeAsync(100)
  expect(preloaded()).toEqual(['http://localhost/a.js', 'http://localhost/b.js'])
  expect(evaluated).toEqual(['/a.js', '/b.js'])
})

it('loads the files after three seconds, if the load event has not come, and only once', async () => {
  await run()
  await jest.advanceTimersByTimeAsync(2999)
  expect(evaluated).toEqual([])
  await jest.advanceTimersByTimeAsync(100)
  dispatchEvent(new Event('load'))
  await jest.advanceTimersByTimeAsync(100)
  expect(evaluated).toEqual(['/a.js', '/b.js'])
})

it('repeats an early click when the app starts, and no later one', async () => {
  await run()
  const onClick = jest.fn((event: Event) => event.preventDefault())
  expect(click()).toBe(false)
  document.querySelector('form')!.addEventListener('click', onClick)
  dispatchEvent(new Event(appStartEvent))
  expect(onClick).toHaveBeenCalledTimes(1)
  click()
  dispatchEvent(new Event(appStartEvent))
  expect(onClick).toHaveBeenCalledTimes(2)
})

it('does nothing in a document that the server has not rendered', async () => {
  await run(false)
  document.querySelector('form')!.addEventListener('submit', (event) => event.preventDefault())
  expect(click()).toBe(true)
  await jest.advanceTimersByTimeAsync(5000)
  expect(preloaded()).toEqual([])
})
