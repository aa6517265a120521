import { defineConfig } from 'vitest/config'
import LongestFirst from './scripts/testing/longest-first.ts'

/** What is polled may take as long on a busy machine as what a page is waited for. */
const expectOptions = { poll: { timeout: 20_000 } }

const setupFiles = './scripts/testing/property-inputs.ts'

/** Whole installations: under load, with faults, restored, page by page. `npm run test:large` runs them. */
const large = ['**/*.large.test.ts']

export default defineConfig({
  test: {
    maxWorkers: 3, // for two cores: many tests wait for timers, processes and pages
    sequence: { sequencer: LongestFirst },
    reporters: ['default', './scripts/testing/summary-reporter.ts'],
    projects: [
      {
        test: {
          name: 'rules',
          setupFiles: [setupFiles, './scripts/testing/unstub-globals.ts'],
          include: ['{domain,contract,content,formats,web}/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: large,
          isolate: false, // the files of a worker share what they import
          restoreMocks: true,
          testTimeout: process.env.NIGHTLY ? 600_000 : 120_000, // with up to 25 times as many seeds
        },
      },
      {
        test: {
          name: 'server',
          setupFiles,
          expect: expectOptions,
          include: ['server/src/**/*.test.ts'],
          exclude: large,
          isolate: false,
          retry: 1, // a busy machine; the run lists at its end what needed it
          globalSetup: './server/src/testing/cluster/cluster.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'large',
          setupFiles,
          expect: expectOptions,
          include: ['{content/src,server/src,bench,e2e}/**/*.large.test.ts'],
          isolate: false, // the files of a worker share its browser
          retry: 1, // a busy machine; the run lists at its end what needed it
          globalSetup: './server/src/testing/cluster/cluster.ts',
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          expect: expectOptions,
          include: ['e2e/**/*.test.ts'],
          exclude: large,
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
