/** The names of choices, in their order. */
export function namesOf<const Choices extends readonly { name: string }[]>(
  choices: Choices,
): { [At in keyof Choices]: Choices[At]['name'] }
export function namesOf(choices: readonly { name: string }[]): string[] {
  return choices.map(({ name }) => name)
}

/** The label of a choice; '' for null and for what is none. */
export function choiceLabel(
  choices: readonly { name: string; label: string }[],
  name: string | null | undefined,
): string {
  return choices.find((choice) => choice.name === name)?.label ?? ''
}
