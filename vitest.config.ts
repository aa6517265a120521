import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{domain,contract,content}/src/**/*.test.ts', 'web/src/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
})
