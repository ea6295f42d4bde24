import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'

export const sitePagesConstraints: ConstraintRefusals = {
  // Nobody makes or moves a page.
  site_pages_path_key: null,
}
