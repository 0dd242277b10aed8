/**
 * Runs the tests of data safety and memory for longer: concurrent writes for five minutes and 50
 * kills of a writing server on each database, and requests for a million different addresses.
 * SOAK_MINUTES, SOAK_KILLS and SOAK_ADDRESSES override these numbers.
 */
process.env.SOAK_MINUTES ??= '5'
process.env.SOAK_KILLS ??= '50'
process.env.SOAK_ADDRESSES ??= '1000000'
process.argv.push('dataSafety', 'memory')
await import('./browser-tests.mjs')
