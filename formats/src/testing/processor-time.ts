/** Milliseconds that `work` takes on this thread, however busy the machine is: for tests that something is not quadratic. */
export function processorTimeOf(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
