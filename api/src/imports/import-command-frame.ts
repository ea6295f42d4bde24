import type { CopyDatabase } from '@vitrine/database/copy-database'
import { systemClock } from '@vitrine/platform/clock'
import type { Generations } from '../cached-areas/generations.ts'
import { CommandFrame } from '../commands/command-frame.ts'
import { constraintRefusals } from '../constraint-refusals.ts'

/**
 * The frame of commands whose rows are copied in.
 *
 * @param generations on other connections: this one is busy with its transaction
 */
export function importCommandFrame({ database }: CopyDatabase, generations: Generations): CommandFrame {
  return new CommandFrame(database, constraintRefusals, generations, systemClock)
}
