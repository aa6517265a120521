import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    maxWorkers: 2,
    reporters: ['default', './scripts/summary-reporter.ts'],
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{domain,contract,content,formats,web}/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: './server/src/testing/cluster/cluster.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'bench',
          include: ['bench/**/*.test.ts'],
          testTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          isolate: false, // the files of a worker share its browser
          retry: 1, // a busy machine; the run lists at its end what needed it
          globalSetup: './server/src/testing/cluster/cluster.ts',
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
