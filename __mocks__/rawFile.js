/** What the bundler does for `?raw`: the file's text is the module. */
module.exports = {
  process: (text) => ({ code: `module.exports = ${JSON.stringify(text)}` }),
}
