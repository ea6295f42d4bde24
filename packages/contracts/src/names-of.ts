/** The names of choices, in their order. */
export function namesOf<const Choices extends readonly { name: string }[]>(
  choices: Choices,
): { [At in keyof Choices]: Choices[At]['name'] }
export function namesOf(choices: readonly { name: string }[]): string[] {
  return choices.map(({ name }) => name)
}
