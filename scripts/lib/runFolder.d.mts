/** Gives this run of tests a temporary folder of its own, which is removed when the process ends. */
export function createRunFolder(root: string): void
