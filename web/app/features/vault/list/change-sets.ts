/** How a panel says what it has changed, by change sets. */
export interface ChangeSets {
  /** Null where it cannot be undone. */
  onSaved: (changeSet: string | null) => void
  onUndone: (changeSets: readonly string[]) => void
}
