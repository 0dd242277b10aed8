/**
 * Runs in a rendered page: fetches its code once the page has been painted with all that it
 * shows first, so that nothing competes with what a visitor came to see; at the latest after
 * three seconds. It runs the code file by file, so that a slow phone can attend to its
 * visitor in between. The files stand in the element `code`, each after those that it needs.
 */
export const startScript = `(function () {
  var files
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
