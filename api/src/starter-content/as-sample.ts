/** An invented person's or house's name as it is shown: wherever it stands, nobody takes it for a real one. */
export function asSample(name: string): string {
  return `${name} (sample)`
}
