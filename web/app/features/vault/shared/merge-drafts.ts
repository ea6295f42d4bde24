/** The fields in which two drafts differ. */
export function changedFields<Draft extends object>(before: Draft, after: Draft): (keyof Draft)[] {
  return fieldsOf(before).filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
}

/** Theirs, but for the fields that were changed here since `base` was read. */
export function keepLocalChanges<Draft extends object>(base: Draft, mine: Draft, theirs: Draft): Draft {
  return changedFields(base, mine).reduce<Draft>(
    (merged, field) => ({ ...merged, [field]: mine[field] }),
    theirs,
  )
}

/** Whether a field was changed here and elsewhere since `base` was read, each time to something else. */
export function areInConflict<Draft extends object>(base: Draft, mine: Draft, theirs: Draft): boolean {
  const [here, elsewhere, differing] = [
    changedFields(base, mine),
    changedFields(base, theirs),
    changedFields(mine, theirs),
  ]
  return differing.some((field) => here.includes(field) && elsewhere.includes(field))
}

function fieldsOf<Draft extends object>(draft: Draft): (keyof Draft)[] {
  return Object.keys(draft).filter((key): key is Extract<keyof Draft, string> => key in draft)
}
