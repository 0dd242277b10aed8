/** The other processes whose command line or environment names a folder. */
export function findProcesses(folder: string): { pid: number; command: string }[]
