import type { Reporter, TestModule } from 'vitest/node'

/** The last line of a run: how many tests passed and failed. A module that could not be loaded is a failure. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state))
    const passed = states.filter((state) => state === 'passed').length
    const broken = modules.filter((module) => module.errors().length > 0).length
    const failed = states.filter((state) => state === 'failed').length + broken + errors.length
    // after the lines of the other reporters
    process.once('exit', () => console.log(`${passed} passed, ${failed} failed`))
  }
}
