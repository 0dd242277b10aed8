/** A reporter of jest that prints the ten test files that took longest, in seconds. */
export default class SlowestFiles {
  /**
   * @param {unknown} _contexts
   * @param {import('@jest/test-result').AggregatedResult} results
   */
  onRunComplete(_contexts, { testResults }) {
    if (testResults.length < 2) return
    /** @param {import('@jest/test-result').TestResult} result */
    const seconds = ({ perfStats: { start, end } }) => (end - start) / 1000
    const slowest = testResults.toSorted((one, other) => seconds(other) - seconds(one)).slice(0, 10)
    for (const result of slowest) {
      const file = result.testFilePath.replace(`${process.cwd()}/`, '')
      console.log(
        `${seconds(result).toFixed(1).padStart(6)} s  ${result.displayName?.name} ${file}`,
      )
    }
  }
}
