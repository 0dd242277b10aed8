export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/**
 * Measures all targets in turns, so that other load on the machine affects all of them. The first
 * round is a warm-up.
 * @returns the values of each target
 */
export async function measureInTurns<Target, Value>(
  targets: readonly Target[],
  rounds: number,
  measure: (target: Target) => Promise<Value>,
): Promise<Value[][]> {
  const values = targets.map((): Value[] => [])
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, target] of targets.entries()) {
      const value = await measure(target)
      if (round > 0) values[index]?.push(value)
    }
  }
  return values
}
