const NONE: ReadonlySet<number> = new Set()

/**
 * Which items of a list are selected, outside of React: each row listens for itself, so that a click draws
 * the rows that change and not the list.
 */
export class Selection {
  private selected = NONE
  private readonly listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** The same set until the selection changes. */
  readonly ids = (): ReadonlySet<number> => this.selected

  select(id: number, isSelected: boolean): void {
    const after = new Set(this.selected)
    if (isSelected) after.add(id)
    else after.delete(id)
    this.become(after)
  }

  selectAll(items: readonly { id: number }[]): void {
    this.become(new Set(items.map(({ id }) => id)))
  }

  clear(): void {
    this.become(NONE)
  }

  private become(ids: ReadonlySet<number>): void {
    this.selected = ids
    for (const listener of this.listeners) listener()
  }
}
