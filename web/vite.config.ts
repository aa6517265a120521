import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The policy of the pages allows no data: scripts or fonts, so nothing is inlined.
  build: {
    assetsInlineLimit: 0,
    // The server's build is one file: what loads later in the browser cannot load later there.
    rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
  },
})
