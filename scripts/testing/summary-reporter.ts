import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

const SLOWEST = 20

/**
 * The last lines of a run: the time of each project, the slowest tests, those that passed only on retry, and at the very
 * end how many passed and failed. A module that could not be loaded is a failure.
 */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const states = tests.map((test) => test.result().state)
    const passed = states.filter((state) => state === 'passed').length
    const broken = modules.filter((module) => module.errors().length > 0).length
    const failed = states.filter((state) => state === 'failed').length + broken + errors.length
    // after the lines of the other reporters
    process.once('exit', () => {
      console.log(timeOfProjects(modules))
      for (const line of slowest(tests)) console.log(line)
      for (const test of tests.filter(neededRetry)) console.log(`passed on retry: ${nameOf(test)}${whyOf(test)}`)
      console.log(`${passed} passed, ${failed} failed`)
    })
  }
}

/** Time summed over all workers: three seconds saved here shorten a run by about one. */
function timeOfProjects(modules: readonly TestModule[]): string {
  const millis = new Map<string, number>()
  for (const module of modules) {
    const { duration, collectDuration } = module.diagnostic()
    millis.set(module.project.name, (millis.get(module.project.name) ?? 0) + duration + collectDuration)
  }
  return [...millis].map(([name, sum]) => `${name} ${(sum / 1000).toFixed(0)} s`).join(', ')
}

const nameOf = (test: TestCase): string => `${relative(process.cwd(), test.module.moduleId)}  ${test.fullName}`

const neededRetry = (test: TestCase): boolean => test.diagnostic()?.flaky === true

/** What failed before the retry, each from its own line on. */
const whyOf = (test: TestCase): string =>
  (test.result().errors ?? [])
    .map(({ message, stacks }) => {
      const at = stacks?.[0]
      return `\n    ${message}${at ? `\n    at ${relative(process.cwd(), at.file)}:${at.line}` : ''}`
    })
    .join('')

const durationOf = (test: TestCase): number => test.diagnostic()?.duration ?? 0

/** In seconds, the slowest first. */
const slowest = (tests: readonly TestCase[]): readonly string[] =>
  [...tests]
    .sort((a, b) => durationOf(b) - durationOf(a))
    .slice(0, SLOWEST)
    .map((test) => {
      const seconds = (durationOf(test) / 1000).toFixed(1).padStart(6)
      return `${seconds} s  ${nameOf(test)}`
    })
