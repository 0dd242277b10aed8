import { describeDevice } from './signIn'

it.each([
  ['(Linux; Android 10; K) Chrome/141.0.0.0 Mobile Safari/537.36', 'Chrome, Android'],
  ['(Linux; Android 10; K) SamsungBrowser/28.0 Chrome/130 Safari', 'Samsung Internet, Android'],
  ['(iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1', 'Safari, iPhone'],
  ['(Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko Firefox/143.0', 'Firefox, macOS'],
  ['(Windows NT 10.0; Win64; x64) Chrome/141.0.0.0 Safari/537.36 Edg/141', 'Edge, Windows'],
  ['(X11; Linux x86_64) HeadlessChrome/141.0.0.0 Safari/537.36', 'Chrome, Linux'],
  ['curl/8.5.0', ''],
  [undefined, ''],
])('describes %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device)
})
