// Gives nx a target for each group of tests and each check: nx hashes what the group can reach, and a group
// that passed with the same hash does not run again. `npm test -- changed` runs them all. A build, which may
// run where there is no git, has none of them.
import { checkTargets } from './check-targets.ts'
import { treeGroups } from './tree-groups.ts'

/** Whatever these are, no group may be taken from the cache once they change. */
const always = [
  '{workspaceRoot}/package-lock.json',
  '{workspaceRoot}/package.json',
  '{workspaceRoot}/.node-version',
  '{workspaceRoot}/scripts/runtime/package-lock.json',
  '{workspaceRoot}/tsconfig.base.json',
  '{workspaceRoot}/tsconfig.json',
  '{workspaceRoot}/vitest.config.ts',
]

export const name = 'vitrine-test-groups'

export const createNodes = [
  'nx.json',
  ([nxJson]) => {
    if (!process.env['VITRINE_TEST_TARGETS']) return []
    const targets = Object.fromEntries([
      ...treeGroups().map(({ ring, name: group, unreached }) => [
        `${ring}.${group}`,
        target(`test-group ${ring} ${group}`, [
          '{workspaceRoot}/**/*',
          // The documents are compared with the tree by the tests of scripts.
          ...[...(group === 'of-scripts' ? [] : ['docs']), ...unreached].map(
            (folder) => `!{workspaceRoot}/${folder}/**/*`,
          ),
        ]),
      ]),
      ...checkTargets.map(({ name: check, folders }) => [
        `check.${check}`,
        target(`check ${check}`, folders.map(inputOf)),
      ]),
    ])
    return [[nxJson, { projects: { '.': { name: 'vitrine', root: '.', targets } } }]]
  },
]

const inputOf = (path) => `{workspaceRoot}/${path}${/\.\w+$/.test(path) ? '' : '/**/*'}`

const target = (command, inputs) => ({
  command: `node scripts/changed/run.ts ${command}`,
  cache: true,
  inputs: [...inputs, ...always, { env: 'VITRINE_TEST_DATABASE_URL' }],
  outputs: [`{workspaceRoot}/.cache/changed/${command.replaceAll(' ', '.')}.json`],
})
