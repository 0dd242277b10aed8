/** The value of a control. Numbers and dates are text, so that incomplete ones can be kept. */
export type FormValue = string | boolean | FormValue[] | { [name: string]: FormValue }

/** The values of a form by field. */
export type FormValues = Record<string, FormValue>

/** Whether two values, or the values of two forms, are equal. */
export function isEqual(one: FormValue | undefined, other: FormValue | undefined): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  const [left, right] = [new Map(Object.entries(one)), new Map(Object.entries(other))]
  return [...names].every((name) => isEqual(left.get(name), right.get(name)))
}

/** The fields of `values` that are different in `base`. */
export function changedFields(base: FormValues, values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isEqual(base[name], value)),
  )
}

/** The given fields of `values`. */
export function pickFields(values: FormValues, names: readonly string[]): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
}

export function isEmpty(values: object): boolean {
  return Object.keys(values).length === 0
}
