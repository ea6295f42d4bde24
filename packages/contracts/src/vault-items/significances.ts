/** In document 2's order; an item names them by their place, from 1. */
export const itemSignificances = [
  { id: 1, description: 'historicallySignificant', label: 'Historically significant' },
  { id: 2, description: 'familyHeirloom', label: 'Family heirloom' },
  { id: 3, description: 'emotionalValue', label: 'Emotional value' },
  { id: 4, description: 'financialInvestment', label: 'Financial investment' },
  { id: 5, description: 'resale', label: 'Resale' },
  { id: 6, description: 'replacement', label: 'Replacement' },
] as const

/** What pickers of specifics propose. */
export const suggestedSpecifics = ['Maker', 'Period', 'Material', 'Dimensions', 'Condition'] as const
