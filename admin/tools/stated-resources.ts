import type { Plugin } from 'vite'

const MODULE = /[\\/]src[\\/]providers[\\/]stated-resources\.ts$/

/** What `src/providers/stated-resources.ts` works out, worked out once at build. */
export function statedResourcesAtBuild(): Plugin {
  return {
    name: 'stated-resources',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!MODULE.test(id)) return null
      const { statedResources } = await import('../src/providers/stated-resources.ts')
      return `export const statedResources = ${JSON.stringify(statedResources)}`
    },
  }
}
