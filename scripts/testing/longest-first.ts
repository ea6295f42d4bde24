import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The longest suites, in the order in which they begin. First those that wait more than they compute: for
 * servers that come back, locks of killed workers that run out, and documents that processes of their own
 * make.
 */
const longest = [
  /\/e2e\/faults\//,
  /\/vault-downloads\.int-spec\.ts$/,
  /\/embedded-postgres\.int-spec\.ts$/,
  /\/worth-score\.int-spec\.ts$/,
  /\/access-matrix\.int-spec\.ts$/,
  /\/memberships\.int-spec\.ts$/,
  /\/member-scores\.int-spec\.ts$/,
  /\/search-flood\.int-spec\.ts$/,
]

/**
 * What takes long begins first, while the other workers have enough to do; at the end nothing would run
 * beside it.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const place = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((suite) => suite.test(moduleId))
      return at === -1 ? longest.length : at
    }
    return sorted.toSorted((one, other) => place(one) - place(other))
  }
}
