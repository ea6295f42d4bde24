import { ownFieldTypes, type OwnFieldShape } from '@vitrine/contracts/own-fields/own-fields'

/** Choices that are named before the rest is counted. */
const NAMED = 4

/** 'Number in mm', 'Choice: Poor, Fair, Good, Fine and 3 more'. */
export function shapeInWords({ type, unit, choices }: OwnFieldShape): string {
  const label = ownFieldTypes.find(({ name }) => name === type)?.label ?? ''
  if (unit !== '') return `${label} in ${unit}`
  if (choices.length === 0) return label
  const rest = choices.length - NAMED
  return `${label}: ${choices.slice(0, NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}
