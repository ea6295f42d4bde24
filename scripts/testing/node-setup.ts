import { failOnComplaints } from '@vitrine/contracts/testing/console-complaints'

failOnComplaints()

/** Node's own warnings: deprecations, experimental features, too many listeners. */
function complainOfWarning(warning: Error): void {
  console.warn(warning)
}

// A worker evaluates this file anew for each of its test files.
if (!process.listeners('warning').some(({ name }) => name === complainOfWarning.name))
  process.on('warning', complainOfWarning)
