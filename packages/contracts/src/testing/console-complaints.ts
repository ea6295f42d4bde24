import { afterAll, afterEach, expect } from 'vitest'

/** Console errors and warnings that no test has expected yet. */
const complaints: string[] = []

/**
 * Makes every console error and warning fail the test it is written in, or the next one of the file. Nothing
 * is printed: the failure shows the message.
 */
export function failOnComplaints(isHarmless: (complaint: string) => boolean = () => false): void {
  const note = (...words: unknown[]) => {
    const complaint = messageOf(words)
    if (!isHarmless(complaint)) complaints.push(complaint)
  }
  console.error = note
  console.warn = note
  afterEach(expectNone)
  afterAll(expectNone)
}

/** The messages are part of the failure's own: a report that shows no difference of values shows them as well. */
function expectNone(): void {
  const unexpected = complaints.splice(0)
  expect(unexpected, `unexpected console errors and warnings: ${unexpected.join('\n')}`).toEqual([])
}

/** Waits for a console error or warning, which then does not fail the test. */
export async function expectConsoleError(expected: RegExp): Promise<void> {
  await expect.poll(() => complaints, { timeout: 15_000 }).toContainEqual(expect.stringMatching(expected))
  complaints.splice(
    complaints.findIndex((complaint) => expected.test(complaint)),
    1,
  )
}

/** As the console shows it: values take the places of `%s`, and errors come with their stack. */
function messageOf(words: readonly unknown[]): string {
  const [format = '', ...values] = words.map((word) =>
    word instanceof Error ? errorText(word) : String(word),
  )
  const text = format.replaceAll(/%[cdfijosO]/g, (directive) => values.shift() ?? directive)
  return [text, ...values].join(' ')
}

function errorText(error: Error): string {
  const calls = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  return [String(error), ...calls].join('\n')
}
