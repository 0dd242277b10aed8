/** The only profile that there is: whatever names no profile belongs to it. */
export const ownerId = 1
