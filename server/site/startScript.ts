/**
 * Runs in a rendered page: fetches its code once the page has been painted, so that nothing
 * competes with what a visitor came to see, and runs it file by file, so that a slow phone
 * can attend to its visitor in between. The files stand in the element `code`, each after
 * those that it needs.
 */
export const startScript = `requestAnimationFrame(function () {
  setTimeout(function () {
    var files = JSON.parse(document.getElementById('code').textContent)
    files.forEach(function (file) {
      var link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = file
      document.head.append(link)
    })
    function run() {
      if (files.length) import(files.shift()).then(function () { setTimeout(run) })
    }
    run()
  })
})`
