/**
 * Runs the tests of data safety for long: two servers and a command line write for five minutes,
 * and a writing server is killed 50 times, on each database. SOAK_MINUTES and SOAK_KILLS change that.
 */
process.env.SOAK_MINUTES ??= '5'
process.env.SOAK_KILLS ??= '50'
process.argv.push('dataSafety')
await import('./browser-tests.mjs')
