import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressedTwins } from './tools/compressed-twins.ts'

export default defineConfig({
  // Pages stand at three roots (/oms, /app/oms, /oryEditor); what they load always comes from this one.
  base: '/oms/',
  plugins: [react(), compressedTwins()],
  build: {
    target: 'es2022',
    // The policy allows no data: fonts or scripts; pictures are few.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    reportCompressedSize: false,
    // What loads what, for tools/check-scripts.ts.
    manifest: true,
  },
})
