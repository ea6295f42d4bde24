export interface YearsOfUse {
  /** Null where nobody knows when the mark came into use. */
  firstYear: number | null
  /** Null where the mark is still in use, and where nobody knows. */
  lastYear: number | null
}

/** '1724–1763', '1902', 'since 1872'; '' where no year is known. */
export function yearsOfUseText({ firstYear, lastYear }: YearsOfUse): string {
  if (firstYear === null) return lastYear === null ? '' : `until ${lastYear}`
  if (lastYear === null) return `since ${firstYear}`
  return firstYear === lastYear ? String(firstYear) : `${firstYear}–${lastYear}`
}
