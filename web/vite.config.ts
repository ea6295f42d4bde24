import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: 'es2022',
    // A data: address is not among what the content security policy allows.
    assetsInlineLimit: 0,
  },
  environments: {
    // One self-contained server file, with React's production build in it whatever NODE_ENV says when it runs.
    ssr:
      command === 'build'
        ? {
            build: { rollupOptions: { input: './server/site.tsx' } },
            resolve: { noExternal: true as const },
            define: { 'process.env.NODE_ENV': '"production"' },
          }
        : {},
  },
}))
