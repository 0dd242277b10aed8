/**
 * Runs the tests of data safety and of memory for long: two servers and a command line write for five minutes,
 * and a writing server is killed 50 times, on each database; a million different addresses are
 * asked for. SOAK_MINUTES, SOAK_KILLS and SOAK_ADDRESSES change that.
 */
process.env.SOAK_MINUTES ??= '5'
process.env.SOAK_KILLS ??= '50'
process.env.SOAK_ADDRESSES ??= '1000000'
process.argv.push('dataSafety', 'memory')
await import('./browser-tests.mjs')
