/** Whether the arguments of a command are the name of one file or folder, and no options. */
export const isOneName = (args: string[]): boolean => args.length === 1 && !args[0]?.startsWith('-')
