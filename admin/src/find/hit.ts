/** One screen or record that was found. */
export interface Hit {
  /** Its own among all that are shown. */
  key: string
  /** The heading that it stands under. */
  group: string
  label: string
  /** What tells it from others of its name. */
  note: string
  /** Where it is opened. */
  to: string
  /** Leads to a list with the same search, and is no find itself. */
  isList?: boolean
}

/** At most so many of each kind. */
export const EACH = 5
