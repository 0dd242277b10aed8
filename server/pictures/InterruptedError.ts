/** The process for pictures ended before it answered: what it was asked for may be all right. */
export class InterruptedError extends Error {}
