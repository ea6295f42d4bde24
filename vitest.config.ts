import { defineConfig } from 'vitest/config'

/** Needs OpenSearch, which is not part of the embedded set-up. */
const openSearchSpecs = 'search/src/engines/elasticsearch/*.int-spec.ts'

/**
 * Rings run by vitest: `unit` does no I/O, `integration` starts a Postgres of its own, `opensearch` (not in `npm test`)
 * an OpenSearch, `start` runs the built product.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{api,workers,web,admin,search,scripts,bench}/**/*.spec.{ts,tsx}', 'packages/*/src/**/*.spec.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/build/**'],
        },
      },
      {
        test: {
          name: 'integration',
          include: ['{api,workers,search}/src/**/*.int-spec.ts', 'scripts/**/*.int-spec.ts', 'packages/*/src/**/*.int-spec.ts', 'e2e/{api,faults}/**/*.e2e-spec.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', openSearchSpecs],
          globalSetup: ['scripts/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'opensearch',
          include: [openSearchSpecs],
          globalSetup: ['scripts/testing/opensearch-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'start',
          include: ['e2e/start/*.spec.ts'],
          globalSetup: ['scripts/testing/global-setup.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
