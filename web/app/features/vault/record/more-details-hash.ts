/** With it the wizard begins at the details, with what is folded unfolded. */
export const MORE_DETAILS_HASH = '#more-details'
