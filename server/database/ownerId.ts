/** The id of the only profile; rows without a given profile belong to it. */
export const ownerId = 1
