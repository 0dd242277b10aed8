/** The field of an entry that visitors do not see; nothing for other entries. */
export function inactive(flag: number | null) {
  return flag === 0 ? { is_active: false } : {}
}
