/**
 * Runs in a rendered page: fetches its code once the page has been painted with all that it
 * shows first, so that nothing competes with what a visitor came to see; at the latest after
 * three seconds. It runs the code file by file, so that a slow phone can attend to its
 * visitor in between. The files stand in the element `code`, each after those that it needs.
 *
 * What is pressed before the app has taken over is pressed again then. A form in particular
 * would otherwise be sent as the browser sends it, with what was typed in the address.
 */
export const startScript = `(function () {
  var files
  var pressed = []
  function keep(event) {
    var button = event.target.closest('button')
    if (!button) return
    event.preventDefault()
    pressed.push(button)
  }
  addEventListener('click', keep, true)
  addEventListener('takeover', function () {
    removeEventListener('click', keep, true)
    pressed.forEach(function (button) {
      button.click()
    })
  })
  function start() {
    if (files) return
    files = JSON.parse(document.getElementById('code').textContent)
    files.forEach(function (file) {
      var link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = file
      document.head.append(link)
    })
    run()
  }
  function run() {
    if (files.length) import(files.shift()).then(function () { setTimeout(run) })
  }
  addEventListener('load', function () {
    requestAnimationFrame(function () { setTimeout(start) })
  })
  setTimeout(start, 3000)
})()`
