import { isEqual, type FormValues } from './formValues'

/** The three sides of a join, field by field. */
export interface Sides {
  /** What the owner's values started from. */
  ancestor: FormValues
  /** The owner's values. */
  values: FormValues
  /** What the server has. */
  server: FormValues
}

/** Sides after a join: fields that only one side has changed have the change on every side. */
export interface Joined extends Sides {
  /** The fields that the server's change has replaced in `values`. */
  replaced: string[]
}

/**
 * Joins what the server has now. Fields that both sides have changed differently stay conflicts:
 * their `ancestor` is kept.
 */
export function joinValues({ ancestor, values }: Sides, server: FormValues): Joined {
  const joined: Joined = { ancestor: {}, values: { ...values }, server, replaced: [] }
  for (const [name, theirs] of Object.entries(server)) {
    const [base, mine] = [ancestor[name] ?? theirs, values[name] ?? theirs]
    const isConflict = !isEqual(base, theirs) && !isEqual(mine, base) && !isEqual(mine, theirs)
    joined.ancestor[name] = isConflict ? base : theirs
    if (isEqual(mine, base) && !isEqual(base, theirs)) {
      joined.values[name] = theirs
      joined.replaced.push(name)
    }
  }
  return joined
}

/** The fields that both sides have changed, and differently. */
export function conflictsOf({ ancestor, values, server }: Sides): string[] {
  return Object.keys(server).filter(
    (name) =>
      !isEqual(ancestor[name], server[name]) &&
      !isEqual(values[name], ancestor[name]) &&
      !isEqual(values[name], server[name]),
  )
}
