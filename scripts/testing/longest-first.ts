import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Suites that wait more than they compute: for servers that come back, locks of killed workers that run out,
 * and documents that processes of their own make (the longest suite of all).
 */
const waiting = [/\/e2e\/faults\//, /\/vault-downloads\.int-spec\.ts$/, /\/embedded-postgres\.int-spec\.ts$/]

/** What waits begins first, while the other workers have enough to do; at the end nothing would run beside it. */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const waits = ({ moduleId }: TestSpecification) => waiting.some((suite) => suite.test(moduleId))
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))]
  }
}
