import react from '@vitejs/plugin-react'
import { endpointPathsOnly } from '@vitrine/contracts/endpoint-paths-plugin'
import { defineConfig } from 'vite'
import { compressedTwins } from './tools/compressed-twins.ts'
import { statedResourcesAtBuild } from './tools/stated-resources.ts'

export default defineConfig({
  // Pages stand at three roots (/oms, /app/oms, /oryEditor); what they load always comes from this one.
  base: '/oms/',
  plugins: [react(), endpointPathsOnly(), statedResourcesAtBuild(), compressedTwins()],
  build: {
    target: 'es2022',
    // The policy allows no data: fonts or scripts; pictures are few.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    reportCompressedSize: false,
    // What loads what, for tools/check-scripts.ts.
    manifest: true,
    // What most screens load stands in one file: cut by which of them share what, it is more than sixty small
    // ones, which weigh more together and grow with each part that loads late. There are some seventy screens
    // and late parts.
    rollupOptions: { output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 36 }] } } },
  },
})
