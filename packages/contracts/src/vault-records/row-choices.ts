/** What the rows of a record's lists choose from. */

export const measures = [
  { name: 'height', label: 'Height' },
  { name: 'width', label: 'Width' },
  { name: 'depth', label: 'Depth' },
  { name: 'length', label: 'Length' },
  { name: 'diameter', label: 'Diameter' },
  { name: 'circumference', label: 'Circumference' },
  { name: 'weight', label: 'Weight' },
] as const
const lengthUnits = ['mm', 'cm', 'm', 'in', 'ft'] as const
/** 'oz t' is the troy ounce of gold and silver, 'ct' the carat of stones. */
const weightUnits = ['g', 'kg', 'oz', 'oz t', 'lb', 'ct'] as const
export const measureUnits = [...lengthUnits, ...weightUnits] as const

export function unitsOf(
  measure: (typeof measures)[number]['name'],
): readonly (typeof measureUnits)[number][] {
  return measure === 'weight' ? weightUnits : lengthUnits
}

export const costKinds = [
  { name: 'price', label: 'Price' },
  { name: 'premium', label: 'Buyer’s premium' },
  { name: 'tax', label: 'Tax' },
  { name: 'shipping', label: 'Shipping' },
  { name: 'restoration', label: 'Restoration' },
  { name: 'other', label: 'Other' },
] as const

/** What a value was estimated for: appraisers never compare values of different bases. */
export const valuationBases = [
  { name: 'insured', label: 'Insured value' },
  { name: 'replacement', label: 'Retail replacement' },
  { name: 'fairMarket', label: 'Fair market value' },
  { name: 'own', label: 'Own estimate' },
] as const
export type ValuationBasis = (typeof valuationBases)[number]['name']

export const photoRoles = [
  { name: 'overall', label: 'Overall' },
  { name: 'mark', label: 'Mark' },
  { name: 'detail', label: 'Detail' },
  { name: 'damage', label: 'Damage' },
  { name: 'document', label: 'Document' },
] as const
