/** A start that cannot go on for a reason the person at the terminal can mend: shown as its message alone. */
export class CannotGoOn extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'CannotGoOn'
  }
}

/** Runs a command of `npm run`; what its user can mend is one line, the rest a full error. Sets the exit code. */
export async function runCommand(command: () => Promise<number | void>): Promise<void> {
  try {
    process.exitCode = (await command()) ?? 0
  } catch (error) {
    process.exitCode = 1
    console.error(error instanceof CannotGoOn ? error.message : error)
  }
  // The channel to boot.mjs would keep a finished command alive.
  if (process.connected) process.disconnect()
}
